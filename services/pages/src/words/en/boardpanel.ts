import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const boardpanelWords = {
  position: "Position",
  hallWasOut: (from: string, to: string) => `The hall was out of service from ${from} to ${to}`,
  elsewhere: (venue: string, roles: readonly string[]): string =>
    `Other venue (${venue}): ask its ` +
    `${roles.length > 1 ? `${roles.slice(0, -1).join(", ")} or the ${roles.at(-1)}` : roles[0]}.`,
  helper: {
    title: "Help with writing or the clock",
    none: (name: string) => `Nobody helps ${name}.`,
    accept: (name: string) => `Accept a helper for ${name}`,
    who: "Name of the helper",
    disabled: "The player has a disability: no adjustment of the clock (6.2.6)",
    disabledNote: "disability: clock not adjusted",
    helps: (name: string) => `helps ${name}`,
    do: "Accept",
    dismiss: "End the help",
    dismissReasons: ["Not needed any more", "Disturbs the game"] as readonly string[],
    adjust: "Adjust the clock",
    time: "Minutes and seconds",
    take: "Take",
    give: "Add",
    reasons: ["The player need not write", "The player need not handle the clock"] as readonly string[],
    question: (name: string, time: string, take: boolean) =>
      `${take ? "Take" : "Add"} ${time} ${take ? "from" : "to"} the clock of ${name} for the help (8.1.6, 6.2.6)?`,
    confirm: "Yes, change the clock",
    done: "clock adjusted for the help",
  },
  offers: {
    title: "Draw offers",
    ban: (until: number | null) =>
      until === null ? "Draws cannot be agreed in this competition." : `No draw may be offered before move ${until}.`,
    lifted: "An arbiter has consented: draws may be offered in this game.",
    flat: "The regulations do not let an arbiter consent.",
    allow: "Consent to draw offers",
    takeBack: "Take the consent back",
    question: "Let both players of this game offer and agree a draw from now on?",
    questionBack: "Forbid early draw offers in this game again? An open offer stays open.",
    confirm: "Yes, inform both",
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
  screeningQueued: "Waiting for an engine.",
  screeningFew: (side: Side, moves: number) =>
    `${side === "WHITE" ? "White" : "Black"}: ${moves} moves examined, too few for a figure`,
  screeningSide: (side: Side, moves: number, percent: number, loss: number) =>
    `${commonWords.side[side]}: ${percent.toFixed(0)} % of ${moves} moves are the engine's, ` +
    `mean loss ${loss.toFixed(0)} cp`,
  newCode: (side: Side) => `New code for ${commonWords.side[side]}`,
  codeIs: (code: string) => `New code: ${code}`,
};

export type BoardpanelWords = typeof boardpanelWords;
