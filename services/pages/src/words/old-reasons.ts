/**
 * The English sentences that logs had before reasons were codes, exact or as patterns, and the codes that replaced
 * them.
 * The same list is in `old-reasons.tsv` (services/shared/decider). It is complete: it changes no more.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  "Connection of White lost": "{CONNECTION_LOST side=WHITE}",
  "Connection of Black lost": "{CONNECTION_LOST side=BLACK}",
  "An arbiter has been called": "{ARBITER_CALLED}",
  "An arbiter has taken a ruling back": "{RULING_TAKEN_BACK}",
  "Decision of the Chief Arbiter": "{DECIDED office=CHIEF_ARBITER}",
  "Decision of the Deputy Chief Arbiter": "{DECIDED office=DEPUTY_CHIEF_ARBITER}",
  "The device is not connected": "{DEVICE_NOT_CONNECTED}",
  "Not ready: the venue is not open": "{NOT_READY missing=OPENING}",
  "Not ready: no device check": "{NOT_READY missing=DEVICE_CHECK}",
  "Not ready: no fair-play check": "{NOT_READY missing=FAIR_PLAY_CHECK}",
  "Not ready: the venue is not open, no device check": "{NOT_READY missing=OPENING,DEVICE_CHECK}",
  "Not ready: the venue is not open, no fair-play check": "{NOT_READY missing=OPENING,FAIR_PLAY_CHECK}",
  "Not ready: no device check, no fair-play check": "{NOT_READY missing=DEVICE_CHECK,FAIR_PLAY_CHECK}",
  "Not ready: the venue is not open, no device check, no fair-play check":
    "{NOT_READY missing=OPENING,DEVICE_CHECK,FAIR_PLAY_CHECK}",
  "The player was at the board in time; the record of it came late.": "{WAS_IN_TIME}",
  "Nobody was there at the start": "{NOBODY_PRESENT}",
  "Excluded after the roll call": "{EXCLUDED_AT_ROLL_CALL}",
  "The exclusion is taken back": "{EXCLUSION_TAKEN_BACK}",
  "Disturbing the opponent (17.6)": "{DISTURBED_OPPONENT}",
  "Notes or advice (17.5)": "{NOTES_OR_ADVICE}",
  "Leaving without permission (17.7)": "{LEFT_WITHOUT_PERMISSION}",
  "Forbidden device (17.3)": "{FORBIDDEN_DEVICE}",
  "Call without valid reason (OCR 17.6, 19.1)": "{CALL_WITHOUT_REASON}",
  "Communication lost": "{COMMUNICATION_LOST}",
  "Hall is back": "{HALL_BACK}",
  "Started before the planned time": "{STARTED_EARLY}",
  "Emergency in the venue": "{EMERGENCY}",
  "Fire alarm": "{FIRE_ALARM}",
  "Technical problem": "{TECHNICAL_PROBLEM}",
  Disturbance: "{DISTURBANCE}",
  "Player unwell": "{PLAYER_UNWELL}",
  "Arbiter's check": "{ARBITER_CHECKS}",
  Settled: "{SETTLED}",
  "False alarm": "{FALSE_ALARM}",
  "Clock showed a wrong time": "{CLOCK_WAS_WRONG}",
  "Agreed by the arbiters": "{ARBITERS_AGREED}",
  "Pause came too late": "{PAUSE_TOO_LATE}",
  "Wrong setting": "{WRONG_SETTING}",
  "Recorded by mistake": "{RECORDED_BY_MISTAKE}",
  "Wrong player": "{WRONG_PLAYER}",
  "Wrong board": "{WRONG_BOARD}",
  "Another player was meant": "{OTHER_PLAYER_MEANT}",
  "It did not happen so": "{DID_NOT_HAPPEN}",
  "Wrong article": "{WRONG_ARTICLE}",
  "Both players were heard": "{BOTH_HEARD}",
  "The moves on record show it": "{MOVES_SHOW_IT}",
  "The player withdraws the objection": "{OBJECTION_WITHDRAWN}",
  Disrepute: "{INCIDENT kind=DISREPUTE}",
  "Device not admitted": "{INCIDENT kind=DEVICE_NOT_ADMITTED}",
  "Personal device found": "{INCIDENT kind=PERSONAL_DEVICE}",
  "Inspection refused": "{INCIDENT kind=INSPECTION_REFUSED}",
  "Bag used": "{INCIDENT kind=BAG_USED}",
  "Notes or advice": "{INCIDENT kind=NOTES_OR_ADVICE}",
  Distraction: "{INCIDENT kind=DISTRACTION}",
  "Unreasonable draw offers or claims": "{INCIDENT kind=UNREASONABLE_CLAIM}",
  "Improper message": "{INCIDENT kind=IMPROPER_MESSAGE}",
  Noise: "{INCIDENT kind=NOISE}",
  "Absence without leave": "{INCIDENT kind=UNAUTHORISED_ABSENCE}",
  "Dress code": "{INCIDENT kind=DRESS}",
  Smoking: "{INCIDENT kind=SMOKING}",
  "Traditional board differs": "{INCIDENT kind=TRADITIONAL_SET}",
  "Hearing aid": "{INCIDENT kind=HEARING_AID}",
  "Another application open": "{INCIDENT kind=OTHER_APPLICATION}",
  "Assistant told the times unasked": "{INCIDENT kind=ASSISTANT_TOLD_TIME}",
  "Assistant said something else": "{INCIDENT kind=ASSISTANT_TALKED}",
  "Assistant entered a different move": "{INCIDENT kind=ASSISTANT_OTHER_MOVE}",
  "No scoresheet kept": "{INCIDENT kind=SCORESHEET}",
  Headphones: "{INCIDENT kind=HEADPHONES}",
};

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^The hall was out of service from (\S+) to (\S+) UTC$/s, "{HALL_OUT from=$1 UTC; to=$2 UTC}"],
  [/^Pause not possible at (\S+): (.+)$/s, "{PAUSE_NOT_POSSIBLE at=$1; because=$2}"],
];

/** The code for an old sentence; undefined if it is none. */
export function codedOld(stored: string, escaped: (value: string) => string): string | undefined {
  if (Object.hasOwn(SENTENCES, stored)) return SENTENCES[stored];
  for (const [pattern, code] of PATTERNS) {
    const found = pattern.exec(stored);
    if (found) return code.replace(/\$(\d)/g, (_, group: string) => escaped(found[Number(group)] ?? ""));
  }
  return undefined;
}
