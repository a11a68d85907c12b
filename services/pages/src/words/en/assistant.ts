import { spokenWords } from "./spoken";

export const assistantWords = {
  spoken: spokenWords,
  assist: {
    title: "Assistants",
    player: "the player",
    none: "No assistant.",
    name: (side: string) => `Name an assistant for ${side}`,
    nameText: (player: string) =>
      `The assistant enters the moves that ${player} announces. When the Local Chief Arbiter ` +
      "has admitted the assistant, the assistant gets a code.",
    person: "Name of the assistant",
    language: "Moves are announced in",
    languages: { EN: "English", IT: "Italian" },
    propose: "Name",
    admit: "Admit",
    dismiss: "Dismiss",
    code: "Code for the assistant",
    admitted: "admitted",
    notAdmitted: "not admitted yet",
    assists: (player: string) => `assists ${player}`,
    with: (name: string) => `with assistant ${name}`,
    asked: (times: number) => `Asked for the times ${times === 1 ? "once" : `${times} times`}`,
    afterMoves: (ply: number) => `half-move ${ply}`,
    dismissReasons: [
      "The player wishes so",
      "Not admitted as assistant",
      "Spoke to the player beyond the rules",
      "Entered other moves than announced",
      "Unwell",
    ] as readonly string[],
    entersMoves: (name: string) =>
      `${name}, your assistant, enters your moves. You can offer or accept a draw, resign and ` +
      "call the arbiter here yourself.",
    youAssist: (player: string, side: string) =>
      `You assist ${player} (${side}). Tell the player only what is shown here, and the ` +
      "clock times when the player asks.",
    announce: "Announce to the player",
    instructions: "Instructions of the player",
    asksTime: "The player asked for the time",
    offers: "The player offers a draw",
    accepts: "The player accepts the draw",
    declines: "The player declines the draw",
    resigns: "The player resigns",
    resignText: "Has the player said this? The opponent then wins. You cannot undo this.",
    asksLeave: "The player asks for leave",
    calls: "The player calls the arbiter",
    reasons: {
      WANTED: "The player wishes to speak to the arbiter",
      RULE: "The player asks about a rule",
      OTHER_MOVE: "A move was entered that was not announced",
      DISTURBED: "The player is disturbed",
      MEDICAL: "The player needs medical help",
      TECHNICAL: "Technical problem",
    },
  },
};

export type AssistantWords = typeof assistantWords;
