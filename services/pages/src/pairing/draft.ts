import type { OtherBye, PairingPreview, PairingRequest, ProposedPairing, Round } from "../protocol/protocol";
import type { SetupPlayer } from "../setup/definition";

/**
 * Pairings while somebody works on them.
 *
 * @property pairings in the order of their numbers
 * @property byes players with the pairing-allocated bye
 * @property otherByes byes of other kinds, from a text or because a player asked for them
 */
export interface Draft {
  readonly pairings: readonly ProposedPairing[];
  readonly byes: readonly string[];
  readonly otherByes: readonly OtherBye[];
}

export const NOTHING: Draft = { pairings: [], byes: [], otherByes: [] };

const sorted = (pairings: readonly ProposedPairing[]): ProposedPairing[] =>
  [...pairings].sort((one, other) => one.board - other.board);

export const draftOf = (preview: PairingPreview): Draft => ({
  pairings: sorted(
    preview.boards.map(({ number, white, black }) => ({
      board: number,
      whiteId: white.playerId,
      blackId: black.playerId,
    })),
  ),
  byes: preview.byes.filter((bye) => bye.kind === "ALLOCATED").map((bye) => bye.playerId),
  otherByes: preview.byes.flatMap(({ playerId, kind }) => (kind === "ALLOCATED" ? [] : [{ player: playerId, kind }])),
});

/** The pairings that a round has, and the byes of the players in it. */
export const savedDraft = (round: Round, players: readonly SetupPlayer[] = []): Draft => {
  const byes = players.flatMap(({ id, byes: all }) =>
    all.filter((bye) => bye.round === round.number).map(({ kind }) => ({ player: id, kind })),
  );
  return {
    pairings: sorted(
      (round.pairings ?? []).map(({ board, white, black }) => ({ board, whiteId: white.id, blackId: black.id })),
    ),
    byes: byes.filter((one) => one.kind === "ALLOCATED").map((one) => one.player),
    otherByes: byes.flatMap(({ player, kind }) => (kind === "ALLOCATED" ? [] : [{ player, kind }])),
  };
};

/** The question whether pairings made by hand are right. */
export const requestOf = (draft: Draft): PairingRequest => ({
  source: "HAND",
  pairings: draft.pairings,
  byes: [...draft.byes, ...draft.otherByes.map(({ player, kind }) => ({ playerId: player, kind }))],
});

/** Everybody who has a board or a bye. */
export const placed = (draft: Draft): ReadonlySet<string> =>
  new Set([
    ...draft.pairings.flatMap((one) => [one.whiteId, one.blackId]),
    ...draft.byes,
    ...draft.otherByes.map((one) => one.player),
  ]);

/** The lowest number that no board has. */
export function nextBoard(draft: Draft): number {
  const taken = new Set(draft.pairings.map((one) => one.board));
  let board = 1;
  while (taken.has(board)) board++;
  return board;
}

export const withBoard = (draft: Draft, whiteId: string, blackId: string): Draft => ({
  ...draft,
  pairings: sorted([...draft.pairings, { board: nextBoard(draft), whiteId, blackId }]),
});

/** @param place of the board in the draft; two boards may have the same number until somebody corrects it */
export const withoutBoard = (draft: Draft, place: number): Draft => ({
  ...draft,
  pairings: draft.pairings.filter((_, i) => i !== place),
});

export const withColoursSwapped = (draft: Draft, place: number): Draft => ({
  ...draft,
  pairings: draft.pairings.map((one, i) =>
    i === place ? { ...one, whiteId: one.blackId, blackId: one.whiteId } : one,
  ),
});

export const withBye = (draft: Draft, playerId: string): Draft => ({ ...draft, byes: [...draft.byes, playerId] });

/** A bye as if the player had asked for it. */
export const withOtherBye = (draft: Draft, player: string, kind: OtherBye["kind"]): Draft => ({
  ...draft,
  otherByes: [...draft.otherByes, { player, kind }],
});

export const withoutBye = (draft: Draft, playerId: string): Draft => ({
  ...draft,
  byes: draft.byes.filter((one) => one !== playerId),
});

/** Two players take each other's places, be it at a board or with a pairing-allocated bye. */
export function exchanged(draft: Draft, one: string, other: string): Draft {
  const instead = (id: string): string => (id === one ? other : id === other ? one : id);
  return {
    ...draft,
    pairings: draft.pairings.map(({ board, whiteId, blackId }) => ({
      board,
      whiteId: instead(whiteId),
      blackId: instead(blackId),
    })),
    byes: draft.byes.map(instead),
  };
}

/** Gives a board another number; a board that has this number already takes the old one. */
export function renumbered(draft: Draft, place: number, board: number): Draft {
  const before = draft.pairings[place]!.board;
  return {
    ...draft,
    pairings: sorted(
      draft.pairings.map((one, i) =>
        i === place ? { ...one, board } : one.board === board ? { ...one, board: before } : one,
      ),
    ),
  };
}

/** Numbers the boards from 1 without gaps, in their order. */
export const numberedAgain = (draft: Draft): Draft => ({
  ...draft,
  pairings: draft.pairings.map((one, i) => ({ ...one, board: i + 1 })),
});

export const isSame = (one: Draft | null, other: Draft | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
