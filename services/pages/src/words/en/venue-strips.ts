import { counted } from "../plurals";

export const venueStripsWords = {
  venueStrips: {
    title: "Venues at a glance",
    summary: (venues: number, needs: number): string =>
      `${counted(venues, "venue", "venues")} · ` +
      (needs === 0 ? "no venue needs attention" : `${needs} ${needs === 1 ? "needs" : "need"} attention`),
    open: "open",
    closed: "not open",
    stopped: "stopped",
    stoppedSince: (at: string, by: string, why: string): string =>
      `stopped since ${at}${by && ` by ${by}`}${why && `: ${why}`}`,
    present: (n: number, of: number) => `present ${n}/${of}`,
    checked: (n: number, of: number) => `checks ${n}/${of}`,
    links: (n: number, of: number, lost: number): string => `connected ${n}/${of}${lost > 0 ? `, ${lost} lost` : ""}`,
    cameras: (n: number, of: number) => `cameras ${n}/${of}`,
    short: { LOCAL_CHIEF_ARBITER: "LCA", LOCAL_TECHNICAL_ARBITER: "LTA" },
    isPresent: "present",
    isAbsent: "absent",
    start: (at: string) => `start ${at}`,
    ready: (n: number): string => `${counted(n, "venue is", "venues are")} ready`,
    quiet: (n: number): string => `${counted(n, "more venue needs", "more venues need")} nothing now`,
  },
};

export type VenueStripsWords = typeof venueStripsWords;
