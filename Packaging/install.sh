#!/bin/sh
# install.sh [PREFIX] copies Vane to a prefix: /usr/local for root, else ~/.local. install.sh --remove [PREFIX] deletes it.
set -eu
cd "$(dirname "$0")"
remove=
[ "${1-}" != --remove ] || { remove=yes; shift; }
prefix=${1:-$([ "$(id -u)" -eq 0 ] && echo /usr/local || echo "$HOME/.local")}
find bin share -type f | while read -r file; do
  # A running program keeps the file that it was started from.
  rm -f "$prefix/$file"
  [ -n "$remove" ] || { mkdir -p "$prefix/$(dirname "$file")" && cp "$file" "$prefix/$file"; }
done
if [ -n "$remove" ]; then
  rmdir "$prefix/share/vane" "$prefix/share/doc/vane" 2>/dev/null || :
  echo "Removed from $prefix."
else
  echo "Installed in $prefix. Start: $prefix/bin/vane"
fi
