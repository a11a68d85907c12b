import { aboutWords } from "./about";
import { adjournmentsWords } from "./adjournments";
import { alarmsWords } from "./alarms";
import { appealsWords } from "./appeals";
import { assistantWords } from "./assistant";
import { boardpanelWords } from "./boardpanel";
import { callsWords } from "./calls";
import { codesWords } from "./codes";
import { commonWords } from "./common";
import { consoleWords } from "./console";
import { disconnectionsWords } from "./disconnections";
import { enterWords } from "./enter";
import { fairplayWords } from "./fairplay";
import { irregularitiesWords } from "./irregularities";
import { linksWords } from "./links";
import { ordersWords } from "./orders";
import { papersWords } from "./papers";
import { penaltiesWords } from "./penalties";
import { playerWords } from "./player";
import { presenceWords } from "./presence";
import { readinessWords } from "./readiness";
import { reasonsWords } from "./reasons";
import { resultsWords } from "./results";
import { roundsWords } from "./rounds";
import { rulingsWords } from "./rulings";
import { shellWords } from "./shell";
import { standingsWords } from "./standings";
import { timelineWords } from "./timeline";
import { timesheetWords } from "./timesheet";
import { unplayedWords } from "./unplayed";
import { venueWords } from "./venue";

/** Every text of the pages in English. */
export const english = {
  ...aboutWords,
  ...adjournmentsWords,
  ...alarmsWords,
  ...appealsWords,
  ...assistantWords,
  ...boardpanelWords,
  ...callsWords,
  ...codesWords,
  ...commonWords,
  ...consoleWords,
  ...disconnectionsWords,
  ...enterWords,
  ...fairplayWords,
  ...irregularitiesWords,
  ...linksWords,
  ...ordersWords,
  ...papersWords,
  ...penaltiesWords,
  ...playerWords,
  ...presenceWords,
  ...readinessWords,
  ...reasonsWords,
  ...resultsWords,
  ...roundsWords,
  ...rulingsWords,
  ...shellWords,
  ...standingsWords,
  ...timelineWords,
  ...timesheetWords,
  ...unplayedWords,
  ...venueWords,
};

export type Words = typeof english;
