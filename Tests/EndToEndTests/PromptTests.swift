import Foundation
import Testing

/// Shells interpret a line in their prompts, each in its way. The format replaces the names of places, which come from outside.
@Suite(.timeLimit(.minutes(5))) final class PromptTests: StageSuite {
  private static let zshell = "/usr/bin/zsh"
  private static let texts = [
    "50% %F{red} %% %1(x.y.z) %{%}", "$HOME ${HOME} $(id) $((1+1)) $[1+1] $$ $", #"\u \n \w a\b"#,
    "{x} } ! !! # * ~ q\"q it's",
  ]

  @Test(arguments: texts + [#"`id` \`id\` \$(id) \\ `"#])
  func bash(text: String) async throws {
    let shown = try await shown(
      text, "bash", in: ["/bin/bash", "--norc"], #"PS1="$(eval "$LINE")"; printf %s "${PS1@P}""#)
    #expect(shown == text)
  }

  /// A command in the prompt, and a prompt that is set before each line.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: zshell), "zsh is not here."),
    arguments: texts,
    [
      #"setopt prompt_subst; prompt='$(eval "$LINE")'"#,
      #"setopt prompt_subst; prompt="$(eval "$LINE")""#,
      #"unsetopt prompt_subst; prompt="$(eval "$LINE")""#,
    ])
  func zsh(text: String, prompt: String) async throws {
    let shown = try await shown(
      text, "zsh", in: [Self.zshell, "-f"], prompt + #"; print -rn -- "${(%%)prompt}""#)
    #expect(shown == text)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: zshell), "zsh is not here."))
  func zshRunsNothing() async throws {
    let shown = try await shown(
      "`id` \\`id\\`", "zsh", in: [Self.zshell, "-f"],
      #"setopt prompt_subst; prompt="$(eval "$LINE")"; print -rn -- "${(%%)prompt}""#)
    #expect(shown == #"'id' \'id\'"#)
  }

  private func shown(
    _ text: String, _ preset: String, in shell: [String], _ script: String
  ) async throws -> String {
    let format = text.replacing("{", with: "{{").replacing("}", with: "}}")
    try await stage.search("Oslo", opening: 1)
    let line = #"vane line --preset \#(preset) --format "$FORMAT""#
    let run = try await stage.run(
      shell[0], [shell[1], "-c", script], environment: ["FORMAT": format, "LINE": line])
    #expect(run.errors == "")
    return run.output
  }
}
