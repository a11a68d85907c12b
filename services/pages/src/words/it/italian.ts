import { aboutWords } from "./about";
import { adjournmentsWords } from "./adjournments";
import { alarmsWords } from "./alarms";
import { appealsWords } from "./appeals";
import { assistantWords } from "./assistant";
import { boardpanelWords } from "./boardpanel";
import { callsWords } from "./calls";
import { commonWords } from "./common";
import { consoleWords } from "./console";
import { enterWords } from "./enter";
import { fairplayNewsWords } from "./fairplay-news";
import { playerWords } from "./player";
import { presenceWords } from "./presence";
import { readinessWords } from "./readiness";
import { reasonsWords } from "./reasons";
import { rulingsWords } from "./rulings";
import { shellWords } from "./shell";
import { standingsWords } from "./standings";
import { unplayedWords } from "./unplayed";
import { venueWords } from "./venue";
import type { Words } from "../en/english";

/** Every text of the pages in Italian. */
export const italian: Words = {
  ...aboutWords,
  ...adjournmentsWords,
  ...alarmsWords,
  ...appealsWords,
  ...assistantWords,
  ...boardpanelWords,
  ...callsWords,
  ...commonWords,
  ...consoleWords,
  ...enterWords,
  ...fairplayNewsWords,
  ...playerWords,
  ...presenceWords,
  ...readinessWords,
  ...reasonsWords,
  ...rulingsWords,
  ...shellWords,
  ...standingsWords,
  ...unplayedWords,
  ...venueWords,
};
