# Completions of vane for fish. Places, commands and settings come from vane itself.
function __vane_complete
    set -l typed (commandline -opc) (commandline -ct)
    $typed[1] complete-line -- $typed[2..-1] 2>/dev/null
    test "$typed[2]" = along; and __fish_complete_suffix .gpx
    test "$typed[2]" = completions; and printf '%s\n' bash fish zsh
end
complete -c vane -f -a '(__vane_complete)'
complete -c vane -l json -d 'One JSON document per command'
complete -c vane -l fields -x -d 'Fields of the JSON documents'
complete -c vane -l csv -d 'A table of comma-separated values per command'
complete -c vane -l plain -d 'No color and no spinner'
complete -c vane -l color -x -a 'auto always never' -d Color
complete -c vane -l sample -d 'Made-up weather'
complete -c vane -l yes -d 'Answer every question with yes'
complete -c vane -l service -x -a 'auto open-meteo met-norway openweather city-list sample' -d 'Weather service'
complete -c vane -l units -x -a 'metric imperial si uk' -d 'Units of this run'
complete -c vane -l language -x -a 'en sk' -d 'Language of this run'
complete -c vane -l clock -x -a '24 12' -d 'Clock of this run'
complete -c vane -l home -x -d 'Home of this run'
complete -c vane -l size -x -d 'Columns and rows, as in 100x40'
complete -c vane -l debug -d 'Print each request to standard error'
complete -c vane -l version -d 'Version and credits'
complete -c vane -l help -d 'Show the options'
