import type { RequestedBye } from "../../protocol/own-entry";

export const ownEntryWords = {
  loading: "One moment…",
  again: "Try again",
  of: "Player",
  close: "Close",
  back: "Back",
  none: "You play in all rounds.",
  noneOf: (name: string) => `${name} plays in all rounds.`,
  kind: {
    HALF: "half-point bye",
    ZERO: "zero-point bye",
    FULL: "full-point bye",
    ALLOCATED: "pairing-allocated bye",
  } satisfies Record<RequestedBye | "FULL" | "ALLOCATED", string>,
  bye: (round: number, kind: string) => `Round ${round}: ${kind}, no game`,
  away: (from: number) => `Withdrawn from round ${from} on. An arbiter can record a return.`,
  awayUntil: (from: number, until: number) => `Away from round ${from} on, plays again from round ${until} on.`,
  ask: "Ask for a bye…",
  askTitle: "Ask for a bye",
  askSend: "Ask for this bye",
  asked: (round: number, kind: string) => `The bye is recorded: round ${round}, ${kind}.`,
  round: "Round",
  fromRound: "From round",
  what: "Bye",
  means: "There is no game in that round. The bye can be taken back until the round is paired.",
  notAnnounced: "The regulations announce no byes that players can ask for themselves (OCR 16.1).",
  noRound:
    "You cannot ask for a bye now: every coming round is paired, its time for requests is over, or the permitted " +
    "byes are used up (OCR 16.1).",
  takeBack: "Take back…",
  takeBackTitle: (round: number) => `Take back the bye in round ${round}`,
  takeBackMeans: (round: number) => `Then there is a game in round ${round} again.`,
  takeBackSend: "Take back the bye",
  tookBack: (round: number) => `The bye in round ${round} is taken back.`,
  withdraw: "Withdraw from the event…",
  withdrawTitle: "Withdraw from the event",
  goOn: "Continue",
  follows: "This will happen:",
  effects: {
    own: (round: number) => `You are not paired any more from round ${round} on.`,
    other: (name: string, round: number) => `${name} is not paired any more from round ${round} on.`,
    now: "A game that is in progress continues, and its result counts.",
    paired: (round: number) =>
      `Round ${round} is already paired. The Chief Arbiter is told and changes its pairings before it is opened.`,
    byes: "Byes from that round on are lost.",
    back: "Only an arbiter or the organiser can record a return.",
  },
  confirm: "Withdraw now",
  withdrawn: (round: number) => `The withdrawal from round ${round} on is recorded.`,
};

export type OwnEntryWords = typeof ownEntryWords;
