import type { Clocks, EpochMs, Millis, Side } from "../protocol/protocol";

/** From here down a clock shows tenths. */
export const TENTHS_FROM: Millis = 20_000;

/** The time left on one clock at a server instant; never below zero. */
export function remaining(clocks: Clocks, side: Side, serverNow: EpochMs): Millis {
  const left = side === "WHITE" ? clocks.whiteMs : clocks.blackMs;
  const spent = clocks.running === side ? Math.max(0, serverNow - clocks.at) : 0;
  return Math.max(0, left - spent);
}

/** A time as h:mm:ss, with tenths from 20 s down; rounded up, so that zero is shown only when no time is left. */
export function formatClock(left: Millis, tenths = true): string {
  const unit = tenths && left <= TENTHS_FROM ? 100 : 1000;
  const shown = Math.ceil(Math.max(0, left) / unit) * unit;
  const seconds = Math.floor(shown / 1000);
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return unit === 100 ? `${text}.${Math.floor((shown % 1000) / 100)}` : text;
}

/** A duration short enough for a card: 0:42, 14:03, 1:02:09. */
export function formatSpan(span: Millis): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long until the text of `formatClock` changes. */
export function untilNextChange(left: Millis, tenths = true): Millis {
  const unit = tenths && left <= TENTHS_FROM ? 100 : 1000;
  return left % unit || unit;
}

export interface ClockSample {
  roundTrip: Millis;
  offset: Millis;
}

/**
 * Server time minus our monotonic time, from one ping; the server's timestamp is assumed to be in the middle of the
 * round trip.
 */
export function sampleOffset(sentAt: Millis, receivedAt: Millis, serverNow: EpochMs): ClockSample {
  return { roundTrip: receivedAt - sentAt, offset: serverNow - (sentAt + receivedAt) / 2 };
}

/** The offset from the fastest of the recent round trips, which has the smallest possible error. */
export function bestOffset(samples: readonly ClockSample[]): Millis | undefined {
  return samples.reduce<ClockSample | undefined>(
    (best, s) => (!best || s.roundTrip < best.roundTrip ? s : best),
    undefined,
  )?.offset;
}

/** Turns "25+10" into the starting time of both clocks and the increment; undefined if it is not such a control. */
export function controlTimes(control: string): { base: Millis; increment: Millis } | undefined {
  const match = /^\s*(\d{1,3})\s*\+\s*(\d{1,3})\s*$/.exec(control);
  const minutes = Number(match?.[1]);
  return match && minutes > 0 ? { base: minutes * 60_000, increment: Number(match[2]) * 1000 } : undefined;
}

/** The starting time of {@link controlTimes}. */
export const controlBase = (control: string): Millis | undefined => controlTimes(control)?.base;

const two = (n: number): string => String(n).padStart(2, "0");
