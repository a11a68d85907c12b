import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const boardpanelWords = {
  position: "Position",
  hallWasOut: (from: string, to: string) => `The hall was out of service from ${from} to ${to}`,
  elsewhere: (venue: string, roles: readonly string[]): string =>
    `This player is at another venue (${venue}): ask its ` +
    `${roles.length > 1 ? `${roles.slice(0, -1).join(", ")} or the ${roles.at(-1)}` : roles[0]}.`,
  helper: {
    title: "Help with writing or the clock",
    none: (name: string) => `Nobody helps ${name}.`,
    accept: (name: string) => `Accept a helper for ${name}`,
    who: "Name of the helper",
    disabled: "The player has a disability, so the clock is not changed for the help (6.2.6)",
    disabledNote: "disability: the clock is not changed",
    helps: (name: string) => `helps ${name}`,
    do: "Accept",
    dismiss: "End the help",
    dismissReasons: ["Not needed any more", "Disturbs the game"] as readonly string[],
    adjust: "Change the clock",
    time: "Minutes and seconds",
    take: "Take time",
    give: "Add time",
    reasons: ["The player need not write", "The player need not handle the clock"] as readonly string[],
    question: (name: string, time: string, take: boolean) =>
      `${take ? "Take" : "Add"} ${time} ${take ? "from" : "to"} the clock of ${name} because ` +
      "of the help (8.1.6, 6.2.6)?",
    confirm: "Yes, change the clock",
    done: "clock changed because of the help",
  },
  offers: {
    title: "Draw offers",
    ban: (until: number | null) =>
      until === null ? "Draws cannot be agreed in this competition." : `No draw may be offered before move ${until}.`,
    lifted: "An arbiter has allowed draw offers in this game.",
    flat: "The regulations do not let an arbiter allow draw offers.",
    allow: "Allow draw offers",
    takeBack: "Forbid draw offers again",
    question: "Allow both players of this game to offer and agree a draw from now on?",
    questionBack:
      "Early draw offers are now allowed in this game. Forbid them? A draw offer that was already made stays open.",
    confirm: "Yes, inform both players",
    reasons: ["Agreed with the Chief Arbiter", "The round cannot go on as planned"] as readonly string[],
    done: "both players are informed",
  },
  checks: "Checks before the game",
  pause: "Pause board",
  resume: "Resume board",
  resumedByDecision: "A disconnection at this board is not decided yet. The decision resumes the game.",
  start: "Start board",
  screening: "Screening",
  screeningHint: "An indication, never proof.",
  screeningQueued: "The game is waiting for a chess engine.",
  screeningFew: (side: Side, moves: number) =>
    `${side === "WHITE" ? "White" : "Black"}: ${moves} moves analysed, too few for a result`,
  screeningSide: (side: Side, moves: number, percent: number, loss: number) =>
    `${commonWords.side[side]}: ${percent.toFixed(0)} % of ${moves} moves are the engine's ` +
    `first choice, average loss ${loss.toFixed(0)} cp`,
  newCode: (side: Side) => `New code for ${commonWords.side[side]}`,
  codeIs: (code: string) => `New code: ${code}`,
};

export type BoardpanelWords = typeof boardpanelWords;
