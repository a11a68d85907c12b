import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { EpochMs, Millis, Side } from "../protocol/protocol";
import { publicEventWords as english } from "../words/en/public-event";
import { publicEventWords as italian } from "../words/it/public-event";
import { language, type Tongue } from "../words/words";

/** The contract of `/api/public`: what everybody may see of an event. */
export interface PublicEvent {
  readonly id: string;
  readonly name: string;
  readonly control: string;
  readonly delayMinutes: number;
  readonly venues: readonly { readonly name: string; readonly timeZone: string }[];
  readonly players: readonly PublicPlayer[];
  readonly rounds: readonly PublicRound[];
}

export interface PublicPlayer {
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly rating: number;
  readonly federation: string;
  readonly team: string;
}

export interface PublicRound {
  readonly number: number;
  readonly startsAt: EpochMs | null;
  readonly opened: boolean;
  readonly official: boolean;
  /** Whether moves and clocks of the round are shown. */
  readonly boards: boolean;
  readonly pairings: readonly PublicPairing[];
}

export interface PublicPairing {
  readonly board: number;
  readonly white: number;
  readonly black: number;
  readonly result: { readonly score: string; readonly forfeit: boolean } | null;
}

export interface PublicBoards {
  readonly round: number;
  readonly delayMinutes: number;
  readonly boards: readonly PublicGame[];
}

export interface PublicGame {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly stage: "WAITING" | "PLAYING" | "OVER";
  readonly fen: string;
  readonly lastMove: string | null;
  /** In SAN, separated by blanks. */
  readonly moves: string;
  readonly whiteMs: Millis;
  readonly blackMs: Millis;
}

export interface PublicStandings {
  readonly rounds: readonly number[];
  readonly players: readonly PublicRow[];
  readonly teams: readonly {
    readonly rank: number;
    readonly shared: boolean;
    readonly name: string;
    readonly boardPoints: string;
    readonly matchPoints: string;
  }[];
}

export interface PublicRow {
  readonly rank: number;
  readonly shared: boolean;
  readonly number: number;
  readonly name: string;
  readonly rating: number;
  readonly federation: string;
  readonly team: string;
  readonly points: string;
  readonly rounds: readonly PublicCell[];
}

export interface PublicCell {
  readonly round: number;
  readonly opponent: number;
  readonly colour: Side | null;
  readonly points: string | null;
  readonly unplayed: boolean;
}

/** The language of the page; a switch changes it without loading anything. */
export const tongue = signal<Tongue>(language);
export const words = () => (tongue.value === "it" ? italian : english);

/** The event's id in an address such as `/event/spring-open`. */
export const eventOf = (path: string): string => path.split("/")[2] ?? "";

/** The address of a public document of an event. */
export const documentOf = (event: string, part = ""): string => `/api/public/${event}${part && `/${part}`}`;

const EVERY: Millis = 15_000;
const NOT_FOUND = 404;

/** A document as it was last read. */
export interface Read<T> {
  readonly value: T | null;
  /** Whether the server has said that there is none. */
  readonly missing: boolean;
  /** When it was read for the last time, if the server has not answered since. */
  readonly stale: Date | null;
}

/**
 * Reads a public document, and again every 15 s while the page is visible. The browser sends the ETag of what it has,
 * so that an unchanged document is not sent again.
 */
export function useDocument<T>(address: string): Read<T> {
  const [read, setRead] = useState<Read<T>>({ value: null, missing: false, stale: null });
  useEffect(() => {
    let wanted = true;
    let at = new Date();
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const answer = await fetch(address);
        const value = answer.ok ? ((await answer.json()) as T) : null;
        if (!wanted) return;
        if (value === null && answer.status !== NOT_FOUND) throw new Error(answer.statusText);
        at = new Date();
        setRead({ value, missing: value === null, stale: null });
      } catch {
        if (wanted) setRead((before) => ({ ...before, stale: at }));
      }
    };
    setRead({ value: null, missing: false, stale: null });
    void look();
    const timer = setInterval(() => void look(), EVERY);
    const seen = () => void look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [address]);
  return read;
}

/** A result as usually written: "½-½", and "+/-" for a game won without playing. */
export function resultText(result: PublicPairing["result"]): string {
  if (result === null) return "";
  const halves = result.score.replace(/1\/2|(?<![\d.])0\.5(?!\d)/g, "½").replace(/\.5/g, "½");
  if (!result.forfeit) return halves;
  return { "1-0": "+ -", "0-1": "- +", "0-0": "- -" }[halves] ?? halves;
}
