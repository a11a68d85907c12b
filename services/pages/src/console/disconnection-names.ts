/** Names of cases in the inbox. */

import { isBack, type Incident } from "../state/outages";
import { boardNumber } from "../state/order-progress";
import type { CaseView } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";

export const seatName = (c: CaseView): string => `${t.board(boardNumber(c.board))}, ${c.playerName}`;

/** What an outage is, or was if the links of all its cases are back. */
export function incidentTitle(one: Incident): string {
  const venues = one.venues.map(venueName).join(", ");
  const since = timeOfDay(one.since, one.kind === "ZONE" ? "" : one.venues[0]!);
  if (isBack(one)) return official.outageOver(venues, since);
  return one.kind === "ZONE" ? official.zoneOutage(venues, since) : official.outage(venues, since);
}

const venueName = (id: string): string => state.value.competition?.venues.find((v) => v.id === id)?.name ?? id;
