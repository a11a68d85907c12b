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
      fee && `The fee is ${fee} EUR; the proceedings open when it is paid.`,
      body && `${body} decides.`,
      "The result counts until the decision. The other side sees the appeal at once.",
    ]
      .filter(Boolean)
      .join(" "),
  against: "Against",
  theResult: "the result",
  appealAgainst: (what: string) => `Appeal against ${what}.`,
  appealBody: (body: string) => `${body} decides.`,
  decidedBy: (body: string, recorder: string) => `decided by: ${body}, recorded by: ${recorder}`,
  appealText: "What is wrong, and what do you ask for?",
  fileAppeal: "File appeal",
  appealFiled: "The appeal is filed.",
  ownAppeal: (what: string, at: string) => `Your appeal against ${what}, filed at ${at}.`,
  theirAppeal: (what: string, text: string) => `Your opponent appeals against ${what}: “${text}”.`,
  appealOpen: "Not decided yet.",
  copyState: (at: string | null): string =>
    at === null ? "The other side has no copy yet." : `The other side has had its copy since ${at}.`,
  handOver: (side: string) => `Copy handed over to ${side}`,
  feeState: (fee: string, paid: boolean): string =>
    paid ? `Fee of ${fee} EUR paid.` : `Fee of ${fee} EUR not paid yet.`,
  feeReference: "Payment reference",
  recordFee: (fee: string) => `Fee of ${fee} EUR is paid`,
  appealDecision: "Decision of the appeals body",
  appealOutcome: {
    UPHELD: "Appeal upheld",
    CHANGED: "Upheld, new score",
    DISMISSED: "Appeal dismissed",
  } satisfies Record<AppealOutcome, string>,
  upheld: {
    back: (effects: string) => `The ruling is taken back with the decision: ${effects}.`,
    score:
      "The points then count as the body's decision: the result is approved with it, and you " +
      "are on record as having recorded it.",
    playsOn:
      "If this ruling ended the game, its result is removed and the game continues, paused: an " +
      "arbiter must resume it. If the game had already ended, the points then count as the " +
      "body's decision: the result is approved with it, and you are on record as having " +
      "recorded it.",
    official: (round: number) =>
      `Round ${round} is official: it must be made official again, and until then it counts as it was.`,
    gone: "Nothing of that ruling is still in force, so nothing else changes.",
    byHand:
      "The software takes nothing back automatically here. For another score choose “Upheld, " +
      "new score”; correct a clock by an order, and impose a withdrawn penalty again.",
    stays: "This part stays as it is: record the decision anyway",
  },
};

export type AppealsWords = typeof appealsWords;
