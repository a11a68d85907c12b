import type { AppealOutcome } from "../../protocol/protocol";
import { counted } from "../plurals";

export const appealsWords = {
  appeal: "Appeal",
  appeals: "Appeals",
  appealFor: (side: string) => `Submit an appeal for ${side}`,
  appealByCaptain: (name: string) =>
    `In this competition the captain, ${name}, submits the appeals of the team (FSSI team-b).`,
  appealOtherBoards:
    "Here you can appeal only about your own board. To appeal about another board of your team, give the " +
    "appeal to the Local Chief Arbiter of the venue. The Local Chief Arbiter submits the appeal.",
  appealTerms: (minutes: number | null, until: string, fee: string, body: string): string =>
    [
      until
        ? `You may appeal until ${until}.`
        : minutes === null
          ? ""
          : `You may appeal until ${counted(minutes, "minute", "minutes")} after the end of the game.`,
      fee && `The fee for the appeal is ${fee} EUR. The appeal is decided only after the fee has been paid.`,
      body && `${body} decides on the appeal.`,
      "The result of the game counts until the appeal is decided. The opponent sees the appeal immediately.",
    ]
      .filter(Boolean)
      .join(" "),
  against: "Appeal against",
  theResult: "the result",
  appealAgainst: (what: string) => `Appeal against ${what}.`,
  appealBody: (body: string) => `${body} decides on the appeal.`,
  decidedBy: (body: string, recorder: string) => `decided by: ${body}, recorded by: ${recorder}`,
  appealText: "What is wrong, and what decision do you ask for?",
  fileAppeal: "Submit the appeal",
  appealFiled: "The appeal has been submitted.",
  ownAppeal: (what: string, at: string) => `You appealed against ${what} at ${at}.`,
  theirAppeal: (what: string, text: string) => `Your opponent appeals against ${what}: “${text}”.`,
  appealOpen: "The appeal has not been decided yet.",
  copyState: (at: string | null): string =>
    at === null
      ? "The opponent has no copy of the appeal yet."
      : `The opponent received a copy of the appeal at ${at}.`,
  handOver: (side: string) => `Record that ${side} has a copy of the appeal`,
  feeState: (fee: string, paid: boolean): string =>
    paid ? `The fee of ${fee} EUR has been paid.` : `The fee of ${fee} EUR has not been paid yet.`,
  feeReference: "Reference number of the payment",
  recordFee: (fee: string) => `Record that the fee of ${fee} EUR is paid`,
  appealDecision: "Decision on the appeal",
  appealOutcome: {
    UPHELD: "Appeal accepted",
    CHANGED: "Appeal accepted, new score",
    DISMISSED: "Appeal rejected",
  } satisfies Record<AppealOutcome, string>,
  upheld: {
    back: (effects: string) => `This decision withdraws the arbiter's ruling: ${effects}.`,
    score:
      "The game gets the points that the appeals body decided. Your decision also approves this result. " +
      "The record shows that you entered the decision.",
    playsOn:
      "If this ruling ended the game, the result is removed and the game is paused. An arbiter must then " +
      "resume the game. If the game had already ended before the ruling, the game gets the points that " +
      "the appeals body decided, and your decision also approves this result. The record shows that you " +
      "entered the decision.",
    official: (round: number) =>
      `Round ${round} is official. After this decision, the round must be made official ` +
      "again. Until then the old result counts.",
    gone:
      "An arbiter has already withdrawn the ruling. This decision is recorded, but it changes nothing in " +
      "the game.",
    byHand:
      "The software cannot undo this ruling automatically, but you can do something yourself. To give " +
      "another score, choose “Appeal accepted, new score”. To correct a clock, give an order about the " +
      "clocks. If a penalty was withdrawn and must count again, impose the penalty again.",
    stays: "Record the decision, even if a part of the ruling cannot be undone",
  },
};

export type AppealsWords = typeof appealsWords;
