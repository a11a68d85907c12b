/** What each role may see and open of the fair-play cases (OCR Appendix I). */

import type { Role } from "../protocol/protocol";
import type { OpeningName } from "./vocabulary";

const COMPLAINING: readonly Role[] = [
  "PLAYER",
  "CHIEF_ARBITER",
  "DEPUTY_CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "FLOOR_ARBITER",
  "CHIEF_ORGANISER",
  "LOCAL_ORGANISER",
  "FAIR_PLAY_OFFICER",
];

const PANEL: readonly Role[] = ["FAIR_PLAY_CHAIR", "FAIR_PLAY_PANEL"];
const KEEPING: readonly Role[] = [
  "CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "CHIEF_ORGANISER",
  "LOCAL_ORGANISER",
];

/** What a person may open on this page (APP-I G1, G2.1). */
export const openings = (role: Role): readonly OpeningName[] => [
  ...(COMPLAINING.includes(role) ? ["file_complaint" as const] : []),
  ...(role === "CHIEF_ARBITER" ? ["report_case" as const] : []),
  ...(PANEL.includes(role) ? ["open_initiative" as const, "request_case" as const] : []),
  ...(role === "ETHICS_COMMISSION" ? ["request_case" as const] : []),
];

export const mayKeepRecordings = (role: Role): boolean => KEEPING.includes(role);
/** APP-I A8bis. */
export const mayReleasePrizes = (role: Role): boolean => role === "CHIEF_ORGANISER";

/** Whether a role has only this page. */
export const worksOnCases = (role: Role): boolean => PANEL.includes(role) || role === "ETHICS_COMMISSION";

export const seesFairPlay = (role: Role): boolean => worksOnCases(role) || COMPLAINING.includes(role);
