import type { Lack } from "../../state/lack";
import type { RequestedBye } from "../../protocol/own-entry";
import type { Side } from "../../protocol/protocol";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const roundsWords = {
  reopened: {
    title: (round: number) => `Round ${round} is no longer official`,
    told:
      "After you made the round official, an arbiter made a ruling. Check these boards, approve " +
      "the results that are waiting, and make the round official again. Until then the " +
      "official standings show the round as it was before.",
    untilThen:
      "Until the round is official again, the standings show the round as it was before. The Chief " +
      "Arbiter is informed.",
    agree: "I want to change the score of this official round",
  },
  ownChanges: {
    title: "Changes by players",
    withdrawn: (player: string, round: number) => `${player} has withdrawn from round ${round} on`,
    bye: (player: string, round: number, bye: string) => `${player} asked for a ${bye} in round ${round}`,
    plays: (player: string, round: number) => `${player} took back the bye in round ${round}`,
    kind: { HALF: "half-point bye", ZERO: "zero-point bye" } satisfies Record<RequestedBye, string>,
    by: (captain: string) => `The captain, ${captain}, did this.`,
    paired: (board: number, round: number) =>
      `The player is paired at board ${board}. Round ${round} cannot be opened until you change its pairings.`,
  },
  openRound: (n: number) => `Open round ${n}`,
  opening: "Opening…",
  nextRound: {
    ask: (n: number) => `Open round ${n}…`,
    yes: (n: number) => `Open round ${n}`,
    unpaired: (n: number) => `Round ${n} is not paired yet.`,
    pair: (n: number) => `Pair round ${n}`,
    anyway: (n: number) => `Open round ${n} anyway`,
    closeAnyway: (n: number) => `Make round ${n} official anyway`,
    closes:
      "You cannot undo this. After this, a result can be changed only by a correction (19.3, 19.4), a " +
      "ruling (18.4) or an appeal. After such a change, the round must be made official again.",
    means:
      "Signed-in players move to their boards automatically. Other players need a code from the page " +
      "“Codes”. You cannot undo the opening of a round.",
    done:
      "All opened rounds are finished: all results are approved, all reports are signed, and all these " +
      "rounds are official.",
    open: "Not finished yet:",
    lacks: {
      PLAYING: "games in progress",
      CREATED: "games that have not started",
      ADJOURNED: "adjourned games",
      UNAPPROVED: "results that are not approved",
      CASE: "disconnections that need a decision",
      CALL: "calls for an arbiter without an answer",
      INCIDENT: "incidents that are not closed",
      APPEAL: "appeals that need a decision",
      APPEAL_TIME: "players may still appeal",
    } satisfies Record<Lack, string>,
    notSigned: "reports that are not signed",
    notOfficial: "the round is not official",
  },
  disputed: {
    title: "Disputed results",
    count: (n: number) => (n === 1 ? "1 disputed result" : `${n} disputed results`),
    says: (side: Side, name: string, of: string, at: string) =>
      `${name} (${commonWords.side[side]}) says that the result ${of} is wrong (${at}).`,
    incident: (name: string, what: string) => `An incident is not closed yet: ${name}, ${what}.`,
    ask: (score: string) => `Approve the result ${score} anyway?`,
    yes: "Approve anyway",
  },
  approvals: {
    ask: (n: number) => `Approve ready results (${n})…`,
    title: "Approve all results that are ready",
    these: "Only these results will be approved:",
    leftOut: (boards: string) =>
      `These results are not approved now, because something at the board needs a decision first: ${boards}.`,
    confirmed: "both players confirm the result",
    ruled: "the points come from a ruling",
    yes: (n: number) => (n === 1 ? "Approve 1 result" : `Approve ${n} results`),
    done: (done: number, all: number) => `${done} of ${counted(all, "result", "results")} approved.`,
  },
  approve: "Approve result",
};

export type RoundsWords = typeof roundsWords;
