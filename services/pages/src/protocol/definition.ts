/** Commands that change the definition of a competition after it was loaded (OCR 16.1, 16.8). */

import type { EpochMs, Role } from "./basics";

/** A player with everything that is recorded; the hall gives an id and a start number where none is stated. */
export interface PlayerEntry {
  player?: string;
  name: string;
  rating?: number;
  venue?: string;
  federation?: string;
  /** FIDE ID or member number; needed if fair-play conditions are stated (APP-I A4). */
  number?: string;
  title?: string;
  sex?: string;
  birth?: string;
  startNumber?: number;
  acceptedAt?: EpochMs;
}

interface Reasoned {
  reason: string;
}
type Bye = "FULL" | "HALF" | "ZERO";

export interface DefinitionCommands {
  /** All or none of them; `missed` is the bye for each round that is open already. */
  enterPlayers: Reasoned & { players: readonly PlayerEntry[]; missed?: Bye };
  /** Everything as it should be, except the venue. */
  correctPlayer: Reasoned & PlayerEntry & { player: string };
  withdrawPlayer: Reasoned & { player: string; round: number };
  returnPlayer: Reasoned & { player: string; round: number };
  /** Without a kind: no bye any more. */
  setAbsence: Reasoned & { player: string; round: number; kind?: Bye };
  movePlayer: Reasoned & { player: string; venue: string; round: number };
  /** `replaces` is the official who is dismissed at the same moment. */
  appointOfficial: Reasoned & {
    official: string;
    name: string;
    role: Role;
    venue: string;
    number: string;
    replaces?: string;
  };
  dismissOfficial: Reasoned & { official: string };
  addVenue: Reasoned & {
    venue: string;
    name: string;
    timeZone: string;
    officials: readonly { official: string; name: string; role: Role }[];
  };
  renameVenue: Reasoned & { venue: string; name: string; timeZone: string };
  removeVenue: Reasoned & { venue: string };
}
