import { asked, problemOf } from "../network/asked";
import type { PairingFault, PairingPreview, PairingRequest, PairingSource } from "../protocol/protocol";

const UNREADABLE = 422;

/** The pairings, or what is wrong with the text. */
export type PreviewAnswer = { preview: PairingPreview } | { faults: readonly PairingFault[] };

/** The sources that this hall offers. Throws a Problem. */
export async function fetchSources(): Promise<readonly PairingSource[]> {
  const { status, body } = await asked("pairings/sources");
  if (status !== 200) throw problemOf(status, body);
  return (body as { sources: PairingSource[] }).sources;
}

/** Pairs a round without saving anything. Throws a Problem. */
export async function previewPairings(round: number, request: PairingRequest): Promise<PreviewAnswer> {
  const { status, body } = await asked(`pairings/${round}/preview`, { method: "POST", body: JSON.stringify(request) });
  if (status === 200) return { preview: body as PairingPreview };
  const { faults } = body as { faults?: PairingFault[] };
  if (status === UNREADABLE && faults) return { faults };
  throw problemOf(status, body);
}
