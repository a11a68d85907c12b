import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const boardpanelWords = {
  position: "Position",
  hallWasOut: (from: string, to: string) => `The server did not answer from ${from} to ${to}`,
  elsewhere: (venue: string, roles: readonly string[]): string => {
    const there = roles.slice(0, Math.max(1, roles.length - 1)).join(", ");
    const above = roles.length > 1 ? ` or the ${roles.at(-1)}` : "";
    return `This player is at another venue (${venue}). Please ask the ${there} of that venue${above}.`;
  },
  helper: {
    title: "Helper for the scoresheet or the clock",
    none: (name: string) => `${name} has no helper.`,
    accept: (name: string) => `Accept a helper for ${name}`,
    who: "Name of the helper",
    disabled: "The player has a disability, so the clock time stays the same (6.2.6)",
    disabledNote: "the player has a disability, so the clock time stays the same",
    helps: (name: string) => `is the helper of ${name}`,
    do: "Accept the helper",
    dismiss: "Remove the helper",
    adjust: "Change the clock time",
    time: "Time in minutes and seconds",
    take: "Take time away",
    give: "Add time",
    question: (name: string, time: string, take: boolean) =>
      `${take ? "Take" : "Add"} ${time} ${take ? "from" : "to"} the clock of ${name} because ` +
      "this player has a helper (8.1.6, 6.2.6)?",
    confirm: "Yes, change the clock",
    done: "the clock time was changed because the player has a helper",
  },
  offers: {
    title: "Draw offers",
    ban: (until: number | null) =>
      until === null
        ? "In this competition players cannot agree on a draw."
        : `Players cannot offer a draw before move ${until}.`,
    lifted: "An arbiter has allowed draw offers in this game.",
    flat: "In this competition, an arbiter cannot allow draw offers.",
    allow: "Allow draw offers",
    takeBack: "Forbid draw offers again",
    question: "From now on, allow both players of this game to offer a draw and to agree on a draw?",
    questionBack:
      "An arbiter has allowed early draw offers in this game. Forbid them again? If a player has already " +
      "offered a draw, the opponent may still accept the offer.",
    confirm: "Yes, inform both players",
    done: "both players are informed",
  },
  checks: "Checks before the game",
  pause: "Pause board",
  resume: "Resume board",
  resumedByDecision:
    "A player was disconnected. The game resumes when the Chief Arbiter has decided about the disconnection.",
  start: "Start board",
  screening: "Screening of the moves",
  screeningHint: "This result is only an indication. It is never proof.",
  screeningQueued: "The chess engine has not analysed this game yet.",
  screeningFew: (side: Side, moves: number) =>
    `${commonWords.side[side]}: only ${counted(moves, "move was", "moves were")} analysed, too few for a result`,
  screeningSide: (side: Side, moves: number, percent: number, loss: number) =>
    `${commonWords.side[side]}: ${counted(moves, "move was", "moves were")} analysed. ` +
    `${percent.toFixed(0)} % of these moves are the chess engine's best move. On average, a move is ` +
    `${loss.toFixed(0)} hundredths of a pawn worse than the best move.`,
  newCode: (side: Side) => `New code for ${commonWords.side[side]}`,
  codeIs: (code: string) => `New code: ${code}`,
};

export type BoardpanelWords = typeof boardpanelWords;
