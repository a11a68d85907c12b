import type { Enrolment } from "../protocol/protocol";
import { lostSeatWords as english } from "../words/en/lost-seat";
import { lostSeatWords as italian } from "../words/it/lost-seat";
import type { Tongue } from "../words/words";
import type { KeptSessions } from "./returning";

/** What happened to a session: the zone's reasons, its twelve hours, an official round, or a closed tab. */
export type Lost = keyof typeof english;

/** How long a returning device waits to be told whether its seat is still there. */
const PATIENCE = 3000;

/**
 * What a returning device does. It is given what it needs of the first file: if it imported that, the bundler would
 * split the first file for everybody.
 *
 * @param unknown what to say if a session has ended for a reason that is not known
 */
export const comingBack = (kept: KeptSessions, language: Tongue, unknown: string) => {
  /**
   * What happened to a session meanwhile; null if it is valid, or if nothing answers; undefined if it has ended for a
   * reason that is not known.
   */
  async function lostBy(session: Enrolment): Promise<Lost | null | undefined> {
    // the zone closes a screen a moment before its token expires
    if (kept.expiry(session.token) - PATIENCE <= Date.now()) return "EXPIRED";
    try {
      const response = await fetch("/api/session", {
        headers: { authorization: `Bearer ${session.token}` },
        signal: AbortSignal.timeout(PATIENCE),
      });
      const body = (await response.json()) as { over?: boolean; details?: { ended?: string } };
      if (response.status !== 401) return response.ok && body.over ? "ROUND_OVER" : null;
      const why = body.details?.ended ?? "";
      return why in english ? (why as Lost) : undefined;
    } catch {
      return null;
    }
  }

  /** Says what happened to a session. */
  const lostText = (lost: Lost | null | undefined): string =>
    lost ? (language === "it" ? italian : english)[lost] : unknown;

  /**
   * Removes officials' sessions whose last tab was closed on a device that is not their own: whoever opens this browser
   * next is not let in.
   */
  async function forgetLeft(): Promise<void> {
    if (!kept.knowsTabs()) return;
    const held = await kept.heldElsewhere();
    kept.forget(
      ...kept
        .keptSessions()
        .filter((one) => !kept.outlivesTabs(one) && !held.has(one.key) && one.key !== kept.tabKey())
        .map((one) => one.key),
    );
  }

  /** Removes sessions whose twelve hours are over; says whether a person expects to come back to one. */
  function ranOut(): Lost | null {
    const spent = kept
      .names()
      .flatMap(kept.read)
      .filter((one) => kept.expiry(one.session.token) <= Date.now());
    kept.forget(...spent.map((one) => one.key));
    return spent.some(kept.outlivesTabs) ? "EXPIRED" : null;
  }

  /**
   * The session to which a new tab of this device returns, or why it does not.
   *
   * @param fits whether a person may open the requested page; undefined if no particular page was requested
   */
  async function comingBackTo(
    fits?: (session: Enrolment) => boolean,
  ): Promise<{ session: Enrolment | null; message: string }> {
    await forgetLeft();
    const back = await kept.comeBack(fits);
    const lost = back ? await lostBy(back) : ranOut();
    if (lost === null) return { session: back, message: "" };
    if (lost === "ROUND_OVER") kept.leaveTab();
    else if (back) kept.forget(kept.tabKey());
    return { session: null, message: lostText(lost) };
  }

  return { lostBy, lostText, forgetLeft, comingBackTo };
};
