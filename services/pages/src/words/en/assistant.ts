import { spokenWords } from "./spoken";

export const assistantWords = {
  spoken: spokenWords,
  assist: {
    title: "Assistants",
    player: "the player",
    none: "This player has no assistant.",
    name: (side: string) => `Propose an assistant for ${side}`,
    nameText: (player: string) =>
      `The assistant enters the moves that ${player} announces. The Local Chief Arbiter must ` +
      "first accept the assistant. Then the assistant gets a code.",
    person: "Name of the assistant",
    language: "Language in which the moves are announced",
    languages: { EN: "English", IT: "Italian" },
    propose: "Propose this assistant",
    admit: "Accept the assistant",
    dismiss: "Remove the assistant",
    code: "Code for the assistant",
    admitted: "the arbiter has accepted this assistant",
    notAdmitted: "the arbiter has not accepted this assistant yet",
    assists: (player: string) => `is the assistant of ${player}`,
    with: (name: string) => `with the assistant ${name}`,
    asked: (times: number) => `The player asked for the clock times ${times === 1 ? "once" : `${times} times`}`,
    afterMoves: (ply: number) => `after half-move ${ply}`,
    entersMoves: (name: string) =>
      `${name}, your assistant, enters your moves. You can offer or accept a draw, resign and ` +
      "call the arbiter here yourself.",
    youAssist: (player: string, side: string) =>
      `You assist ${player} (${side}). Tell the player only what is shown here. Tell the ` +
      "player the clock times only when the player asks for them.",
    announce: "Say this to the player",
    instructions: "What the player wants to do",
    asksTime: "The player asks for the clock times",
    offers: "The player offers a draw",
    accepts: "The player accepts the draw",
    declines: "The player declines the draw",
    resigns: "The player resigns",
    resignText: "Did the player tell you to resign the game? If you confirm, the opponent wins. You cannot undo this.",
    asksLeave: "The player asks for permission to leave",
    calls: "The player calls the arbiter",
    reasons: {
      WANTED: "The player wants to speak to the arbiter",
      RULE: "The player asks about a rule",
      OTHER_MOVE: "The entered move is not the announced move",
      DISTURBED: "Something disturbs the player",
      MEDICAL: "The player needs medical help",
      TECHNICAL: "There is a technical problem",
    },
  },
};

export type AssistantWords = typeof assistantWords;
