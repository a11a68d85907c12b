import { areasWords } from "./areas";
import { codesWords } from "./codes";
import { disconnectionsWords } from "./disconnections";
import { fairplayWords } from "./fairplay";
import { irregularitiesWords } from "./irregularities";
import { linksWords } from "./links";
import { ordersWords } from "./orders";
import { papersWords } from "./papers";
import { penaltiesWords } from "./penalties";
import { resultsWords } from "./results";
import { roundsWords } from "./rounds";
import { timelineWords } from "./timeline";
import { timesheetWords } from "./timesheet";
import { venueStripsWords } from "./venue-strips";
import { wallWords } from "./wall";
import type { OfficialWords } from "../en/officials";

/** The Italian texts that only the pages of officials, and that of fair play, show. */
export const officialItalian: OfficialWords = {
  ...areasWords,
  ...codesWords,
  ...disconnectionsWords,
  ...fairplayWords,
  ...irregularitiesWords,
  ...linksWords,
  ...ordersWords,
  ...papersWords,
  ...penaltiesWords,
  ...resultsWords,
  ...roundsWords,
  ...timelineWords,
  ...timesheetWords,
  ...venueStripsWords,
  ...wallWords,
};
