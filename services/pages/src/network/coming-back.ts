import type { Enrolment, Role } from "../protocol/protocol";
import { lostSeatWords as english } from "../words/en/lost-seat";
import { lostSeatWords as italian } from "../words/it/lost-seat";
import type { Tongue } from "../words/words";
import type { Kept } from "./kept-sessions";
import type { KeptSessions } from "./returning";

/** What happened to a session: the zone's reasons, its twelve hours, an official round, or a closed tab. */
export type Lost = keyof typeof english;

const isOperators = (one: Kept): boolean => one.session.role === "OPERATOR";

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

  /** Says what happened to a session; to the operator, whom nobody else can give a code, how to get one. */
  function lostText(lost: Lost | null | undefined, role?: Role): string {
    const texts = language === "it" ? italian : english;
    if (role === "OPERATOR") return texts[lost === "TAB_CLOSED" ? "OPERATOR_LEFT" : "OPERATOR"];
    return lost ? texts[lost] : unknown;
  }

  /**
   * Removes officials' sessions whose last tab was closed on a device that is not their own: whoever opens this browser
   * next is not let in. Says what the operator reads then; "" for anybody else.
   */
  async function forgetLeft(): Promise<string> {
    if (!kept.knowsTabs()) return "";
    const held = await kept.heldElsewhere();
    const left = kept
      .keptSessions()
      .filter((one) => !kept.outlivesTabs(one) && !held.has(one.key) && one.key !== kept.tabKey());
    kept.forget(...left.map((one) => one.key));
    return left.some(isOperators) ? lostText("TAB_CLOSED", "OPERATOR") : "";
  }

  /** Removes sessions whose twelve hours are over. Says what a person reads who expects to come back to one, or "". */
  function ranOut(): string {
    const spent = kept
      .names()
      .flatMap(kept.read)
      .filter((one) => kept.expiry(one.session.token) <= Date.now());
    kept.forget(...spent.map((one) => one.key));
    if (spent.some(isOperators)) return lostText("EXPIRED", "OPERATOR");
    return spent.some(kept.outlivesTabs) ? lostText("EXPIRED") : "";
  }

  /**
   * The session to which a new tab of this device returns, or why it does not.
   *
   * @param fits whether a person may open the requested page; undefined if no particular page was requested
   */
  async function comingBackTo(
    fits?: (session: Enrolment) => boolean,
  ): Promise<{ session: Enrolment | null; message: string }> {
    const left = await forgetLeft();
    const back = await kept.comeBack(fits);
    if (!back) return { session: null, message: left || ranOut() };
    const lost = await lostBy(back);
    if (lost === null) return { session: back, message: "" };
    if (lost === "ROUND_OVER") kept.leaveTab();
    else kept.forget(kept.tabKey());
    return { session: null, message: lostText(lost, back.role) };
  }

  return { lostBy, lostText, forgetLeft, comingBackTo };
};
