import { signal } from "@preact/signals";
import { go } from "../network/session";

/** The venue that somebody has chosen on another page, until the page **Before the round** has shown it. */
export const soughtVenue = signal<string | null>(null);

/** The page that has everything about a venue before and during a round. */
export const VENUE_PAGE = "/readiness";

/** Opens that page at a venue. */
export function goToVenue(id: string): void {
  soughtVenue.value = id;
  go(VENUE_PAGE);
}
