import type { CallKind } from "../../protocol/protocol";

export const callsWords = {
  callArbiter: "Call arbiter",
  callTitle: "Call the arbiter",
  callText: "Why do you call the arbiter? (optional)",
  callSend: "Send call",
  callSent: "The arbiter was called.",
  askRule: "Ask about a rule",
  askRuleText: "An arbiter explains the rule. The clocks keep running, and the answer will appear here.",
  question: "Your question",
  sendQuestion: "Send question",
  questionSent: "The question was sent.",
  asked: (at: string) => `You asked about a rule at ${at}.`,
  answered: (article: string) => `The arbiter's answer (${article}):`,
  questions: "Questions about rules",
  article: "Article",
  noSuchArticle: "This article is not in the list of articles.",
  nearArticles: "Similar articles:",
  explainIt: "The server has no explanation of this article. Please write one.",
  explanation: "Explanation",
  answerQuestion: "Send answer",
  callBoard: "Board",
  callOther: "Another reason",
  callKind: { MEDICAL: "Medical help", TECHNICAL: "Technical help" } satisfies Record<CallKind, string>,
  callStops: (shall: boolean) =>
    "Both clocks stop until the arbiter has answered the call. A call without a valid reason " +
    `${shall ? "leads" : "may lead"} to a penalty.`,
  callByCaptain: (name: string, board: number) => `The captain called the arbiter (${name}, board ${board}).`,
  viaCaptain: (name: string) =>
    `In this competition your captain, ${name}, speaks for the team. You may still call for ` +
    "medical or technical help without the captain.",
  pausedForCall: "An arbiter has been called. The game is paused and both clocks are stopped.",
  ownCall: {
    OPEN: (at: string) => `You called an arbiter at ${at}.`,
    ON_THE_WAY: (role: string) => `The ${role} is on the way to you.`,
    VALID: "The arbiter has answered your call.",
    INVALID: "The arbiter has decided that your call had no valid reason.",
  },
  questionsShort: "Questions",
  calls: "Calls to the arbiter",
  noCalls: "No call for an arbiter is waiting for an answer.",
  noText: "(call without a text)",
  callNote: "Your answer to the call",
  callValid: "The reason is valid",
  callInvalid: "The reason is not valid",
  acknowledgeCall: "I am on the way",
  callOverdue: "This player has waited too long for an arbiter: no arbiter is on the way.",
  onTheWay: (role: string, name: string, at: string) => `On the way since ${at}: ${name ? `${name}, ` : ""}${role}.`,
  callPaused: "Both clocks are stopped because of this call. Resume the game after your answer.",
  callNotPaused: (why: string) => `The clocks could not be stopped: ${why}`,
  callsInvalid: (here: number, elsewhere: number) =>
    `Earlier calls without a valid reason: ${here} in this game, ${elsewhere} in other games.`,
  penaltyOwed: "The call had no valid reason. The player must get a penalty (LAW 6.11.4).",
  penaliseCall: "Give a penalty for this call…",
  noPenalty: "Give no penalty",
};

export type CallsWords = typeof callsWords;
