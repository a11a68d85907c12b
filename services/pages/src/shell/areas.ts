import { seesFairPlay } from "../fairplay/access";
import { arranges, FAIR_PLAY, mayOpen, pageOf, PAIRING, SETUP, STANDINGS } from "../network/session";
import type { Role, You } from "../protocol/protocol";
import { openAlerts } from "../state/preparation";
import { mayIssueCodes, seesFloor, seesHall, seesRoundReport, seesVenues } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";

/**
 * Pages that belong together.
 *
 * @property note what is to be done on a page, in a word or two; null if nothing is
 */
export interface Area {
  name: "boards" | "venues" | "round" | "players" | "papers" | "fairPlay";
  pages: readonly { path: string; title: string; note: string | null }[];
}

/**
 * The pages that an official may open, by area; areas without such a page are left out.
 *
 * @param lapsed whether this official must sign a report again
 */
export function areasOf(role: Role, you: You | null, lapsed: boolean): Area[] {
  const alerts = openAlerts(state.value.premises.values()).length;
  const page = (path: string, title: string, may: boolean | null, note: string | null = null) =>
    may ? [{ path, title, note }] : [];
  const areas: Area[] = [
    { name: "boards", pages: page("/console", t.wall, pageOf(role) === "/console") },
    {
      name: "venues",
      pages: [
        ...page("/readiness", t.ready.title, you && seesVenues(you), alerts > 0 ? t.ready.alertCount(alerts) : null),
        ...page("/floor", t.floor.title, you && seesFloor(you)),
        ...page("/links", official.links, you && seesHall(you)),
      ],
    },
    {
      name: "round",
      pages: [
        ...page("/timesheet", official.timeSheet, you && seesHall(you)),
        ...page(PAIRING, t.pairings, arranges(role)),
        ...page(STANDINGS, t.standings.title, true),
      ],
    },
    {
      name: "players",
      pages: [
        ...page(SETUP, t.setup, mayOpen(role, SETUP)),
        ...page("/codes", official.codes.title, you && mayIssueCodes(you)),
      ],
    },
    {
      name: "papers",
      pages: page(
        "/reports",
        official.papers.title,
        you && seesRoundReport(you, you.venue),
        lapsed ? official.papers.again : null,
      ),
    },
    { name: "fairPlay", pages: page(FAIR_PLAY, t.fairPlayTitle, seesFairPlay(role)) },
  ];
  return areas.filter((area) => area.pages.length > 0);
}
