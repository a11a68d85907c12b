/** Names of cases in the inbox. */

import type { Incident } from "../state/outages";
import { boardNumber } from "../state/order-progress";
import type { CaseView } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";

export const seatName = (c: CaseView): string => `${t.board(boardNumber(c.board))}, ${c.playerName}`;

export const incidentTitle = (one: Incident): string =>
  one.kind === "ZONE"
    ? official.zoneOutage(one.venues.map(venueName).join(", "), timeOfDay(one.since))
    : official.outage(venueName(one.venues[0]!), timeOfDay(one.since, one.venues[0]!));

const venueName = (id: string): string => state.value.competition?.venues.find((v) => v.id === id)?.name ?? id;
