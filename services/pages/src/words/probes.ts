import type { Probe, Probes } from "../protocol/protocol";

/** What is known about each place on the path from a player's device to the playing zone, in order. */
export const probes = (
  seen: Probes,
  places: Record<Exclude<keyof Probes, "communication">, string>,
  outcomes: Record<Probe, string>,
): string[] =>
  (["device", "gateway", "provider", "zone", "node"] as const).flatMap((place) => {
    const found = seen[place];
    return found ? [`${places[place]} ${outcomes[found]}`] : [];
  });
