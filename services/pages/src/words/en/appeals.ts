import type { AppealOutcome } from "../../protocol/protocol";

export const appealsWords = {
  appeal: "Appeal",
  appeals: "Appeals",
  appealFor: (side: string) => `Appeal for ${side}`,
  appealByCaptain: (name: string) => `In this competition the captain appeals for the team (FSSI team-b): ${name}.`,
  appealOtherBoards:
    "This appeal is about your own board. To appeal about another board of your team, give " +
    "the appeal to the Local Chief Arbiter of the venue, who files it.",
  appealTerms: (minutes: number | null, fee: string, body: string): string =>
    [
      minutes === null ? "" : `You may appeal until ${minutes} minutes after the end of the game.`,
      fee && `The fee is ${fee} EUR. The proceedings start when the fee has been paid.`,
      body && `${body} decides on the appeal.`,
      "The result counts until the appeal is decided. The other side sees the appeal immediately.",
    ]
      .filter(Boolean)
      .join(" "),
  against: "Against",
  theResult: "the result",
  appealAgainst: (what: string) => `Appeal against ${what}.`,
  appealBody: (body: string) => `${body} decides on the appeal.`,
  decidedBy: (body: string, recorder: string) => `decided by: ${body}, recorded by: ${recorder}`,
  appealText: "What is wrong, and what do you ask for?",
  fileAppeal: "File appeal",
  appealFiled: "The appeal is filed.",
  ownAppeal: (what: string, at: string) => `You filed an appeal against ${what} at ${at}.`,
  theirAppeal: (what: string, text: string) => `Your opponent appeals against ${what}: “${text}”.`,
  appealOpen: "The appeal has not been decided yet.",
  copyState: (at: string | null): string =>
    at === null
      ? "The other side has no copy of the appeal yet."
      : `The other side received its copy of the appeal at ${at}.`,
  handOver: (side: string) => `Copy handed over to ${side}`,
  feeState: (fee: string, paid: boolean): string =>
    paid ? `The fee of ${fee} EUR has been paid.` : `The fee of ${fee} EUR has not been paid yet.`,
  feeReference: "Payment reference",
  recordFee: (fee: string) => `Fee of ${fee} EUR is paid`,
  appealDecision: "Decision of the appeals body",
  appealOutcome: {
    UPHELD: "Appeal upheld",
    CHANGED: "Upheld, new score",
    DISMISSED: "Appeal dismissed",
  } satisfies Record<AppealOutcome, string>,
  upheld: {
    back: (effects: string) => `This decision withdraws the ruling: ${effects}.`,
    score:
      "The points then count as a decision of the appeals body. The result is approved at " +
      "the same time, and the record shows that you entered the decision.",
    playsOn:
      "If this ruling ended the game, the result is removed and the game is paused; an " +
      "arbiter must resume it. If the game had already ended before the ruling, the points " +
      "then count as a decision of the appeals body. The result is approved at the same " +
      "time, and the record shows that you entered the decision.",
    official: (round: number) =>
      `Round ${round} is official. After this decision it must be made official again; until ` +
      "then the old result counts.",
    gone: "That ruling has no effect any more, so nothing else changes.",
    byHand:
      "Here the software undoes nothing automatically. To give another score, choose " +
      "“Upheld, new score”. To correct a clock, give an order. If a penalty was withdrawn " +
      "and must count again, impose it again.",
    stays: "Record the decision anyway; this part stays as it is",
  },
};

export type AppealsWords = typeof appealsWords;
