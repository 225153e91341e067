# Completions of vane for bash. Places, commands and settings come from vane itself.
_vane() {
  local word=${COMP_WORDS[COMP_CWORD]} rest=${COMP_LINE:COMP_POINT} text= before= mark= line char i
  COMPREPLY=()
  # The word ends at the cursor.
  while [[ $word != *"$rest" ]]; do rest=${rest%?}; done
  word=${word%"$rest"}
  case $word in
    *\$[\"\']*) return ;;
    -*)
      COMPREPLY=($(compgen -W '--json --fields --csv --plain --color --sample --yes --service --units --language --clock
        --home --size --debug --version --help' -- "$word")) ;;
  esac
  case ${COMP_WORDS[COMP_CWORD-1]} in
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    --service)
      COMPREPLY=($(compgen -W 'auto open-meteo met-norway openweather city-list sample' -- "$word"))
      return ;;
    --units) COMPREPLY=($(compgen -W 'metric imperial si uk' -- "$word")); return ;;
    --language) COMPREPLY=($(compgen -W 'en sk' -- "$word")); return ;;
    --clock) COMPREPLY=($(compgen -W '24 12' -- "$word")); return ;;
    completions) COMPREPLY=($(compgen -W 'bash fish zsh' -- "$word")); return ;;
  esac
  # The word without its quotes, the mark of the one that is open, and the text before it, which bash leaves as it is.
  for ((i = 0; i < ${#word}; i++)); do
    char=${word:i:1}
    case $mark$char in
      \"\"|\'\') mark= before= ;;
      \"|\') mark=$char before=$text ;;
      \\|\"\\) i=$((i + 1)) text+=${word:i:1} ;;
      *) text+=$char ;;
    esac
  done
  local words=("${COMP_WORDS[@]:1:COMP_CWORD-1}") files=
  [ "${COMP_WORDS[1]}" != along ] || files=$(compgen -f -X '!*.gpx' -- "$text")
  # Files that begin as typed come alone.
  while IFS=$'\t' read -r line _; do
    [[ $word != -* || $line == -* ]] && [[ $line == "$before"* ]] && _vane_quote "$mark" "${line#"$before"}"
  done < <(
    [ -z "$files" ] || printf '%s\n' "$files"
    [ -n "$text" -a -n "$files" ] ||
      "${COMP_WORDS[0]}" complete-line -- "${words[@]//[\"\'\\]/}" "$text" 2>/dev/null
    [ "${COMP_WORDS[1]}" != along ] || compgen -d -S / -- "$text")
  [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != */ ]] || compopt -o nospace 2>/dev/null
  # What vane offers need not begin as typed: "koln" finds Köln. Where several have less in common than was typed, bash
  # would take what was typed away; it doesn't where they have nothing in common.
  local common=${COMPREPLY[0]}
  for line in "${COMPREPLY[@]}"; do
    while [[ ${line,,} != "${common,,}"* ]]; do common=${common%?}; done
  done
  [[ ${#common} -ge ${#word} || ${#COMPREPLY[@]} -lt 2 ]] || COMPREPLY+=(" ")
}
# Offers a text as it must be typed outside of quotes or within those of a mark: a name can come from someone else, and
# what it holds is never to be run.
_vane_quote() {
  local quoted= char i
  [ -n "$1" ] || printf -v quoted %q "$2"
  for ((i = 0; i < (${#1} ? ${#2} : 0); i++)); do
    char=${2:i:1}
    case $1$char in
      \"[\\\"\$\`]) quoted+=\\$char ;;
      \"!|\'\') quoted+=$1\\$char$1 ;;
      *) quoted+=$char ;;
    esac
  done
  # Bash closes the quotes only where the text doesn't end in their mark.
  [[ -z $1 || $quoted != *"$1" ]] || quoted+=$1
  COMPREPLY+=("$quoted")
}
complete -o nosort -F _vane vane
