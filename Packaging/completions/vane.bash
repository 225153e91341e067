# Completions of vane for bash. Places, commands and settings come from vane itself.
_vane() {
  local word=${COMP_WORDS[COMP_CWORD]} quoted= line
  COMPREPLY=()
  case $word in
    --color*|--service*|-*)
      COMPREPLY=($(compgen -W '--json --csv --plain --color --sample --yes --service --size --version --help' -- "$word"))
      return ;;
    \"*|\'*) quoted=1 word=${word:1} ;;
  esac
  case ${COMP_WORDS[COMP_CWORD-1]} in
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    --service)
      COMPREPLY=($(compgen -W 'auto open-meteo met-norway openweather city-list sample' -- "$word"))
      return ;;
  esac
  local words=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
  while IFS=$'\t' read -r line _; do
    [ -n "$quoted" ] || printf -v line %q "$line"
    COMPREPLY+=("$line")
  done < <("${COMP_WORDS[0]}" complete-line -- "${words[@]//[\"\'\\]/}" "${word//\\/}" 2>/dev/null)
}
complete -F _vane vane
