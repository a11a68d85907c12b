import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const boardpanelWords = {
  position: "Position",
  hallWasOut: (from: string, to: string) => `The hall was out of service from ${from} to ${to}`,
  elsewhere: (venue: string, roles: readonly string[]): string => {
    const there = roles.slice(0, Math.max(1, roles.length - 1)).join(", ");
    const above = roles.length > 1 ? ` or the ${roles.at(-1)}` : "";
    return `This player is at another venue (${venue}). Please ask the ${there} of that venue${above}.`;
  },
  helper: {
    title: "Help with writing the moves or with the clock",
    none: (name: string) => `Nobody helps ${name}.`,
    accept: (name: string) => `Accept a helper for ${name}`,
    who: "Name of the helper",
    disabled: "The player has a disability: the help does not change the clock (6.2.6)",
    disabledNote: "the player has a disability, so the clock is not changed",
    helps: (name: string) => `is the helper of ${name}`,
    do: "Accept the helper",
    dismiss: "End this help",
    adjust: "Change the clock",
    time: "Time in minutes and seconds",
    take: "Take time away",
    give: "Add time",
    question: (name: string, time: string, take: boolean) =>
      `${take ? "Take" : "Add"} ${time} ${take ? "from" : "to"} the clock of ${name} because ` +
      "of the help (8.1.6, 6.2.6)?",
    confirm: "Yes, change the clock",
    done: "the clock was changed because of the help",
  },
  offers: {
    title: "Draw offers",
    ban: (until: number | null) =>
      until === null
        ? "In this competition players may not agree a draw."
        : `Players may not offer a draw before move ${until}.`,
    lifted: "An arbiter has allowed draw offers in this game.",
    flat: "Under the regulations of this competition, an arbiter may not allow draw offers.",
    allow: "Allow draw offers",
    takeBack: "Forbid draw offers again",
    question: "Allow both players of this game to offer and agree a draw from now on?",
    questionBack:
      "An arbiter has allowed early draw offers in this game. Forbid them again? If a player has already " +
      "offered a draw, the opponent may still accept the offer.",
    confirm: "Yes, inform both players",
    done: "both players are informed",
  },
  checks: "Checks before the game",
  pause: "Pause board",
  resume: "Resume board",
  resumedByDecision: "A disconnection at this board is not decided yet. The game resumes after the decision.",
  start: "Start board",
  screening: "Screening of the moves",
  screeningHint: "This result is only an indication. It is never proof.",
  screeningQueued: "The game is waiting for a chess engine.",
  screeningFew: (side: Side, moves: number) =>
    `${side === "WHITE" ? "White" : "Black"}: only ${moves} moves were analysed, too few for a result`,
  screeningSide: (side: Side, moves: number, percent: number, loss: number) =>
    `${commonWords.side[side]}: ${percent.toFixed(0)} % of the ${moves} analysed moves are the best move of ` +
    `the chess engine. On average, a move is ${loss.toFixed(0)} hundredths of a pawn worse than the ` +
    `best move.`,
  newCode: (side: Side) => `New code for ${commonWords.side[side]}`,
  codeIs: (code: string) => `New code: ${code}`,
};

export type BoardpanelWords = typeof boardpanelWords;
