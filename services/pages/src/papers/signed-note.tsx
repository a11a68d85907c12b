import { signedReports } from "./signing";
import { state } from "../state/state";
import { official } from "../words/officials";

/** If a report is already signed: the consequence of a change (OCR 18.3). */
export function SignedNote({ round, venues }: { round: number; venues: readonly string[] }) {
  const { competition } = state.value;
  const signed = signedReports(competition, round, venues);
  if (signed.length === 0) return null;
  const name = (venue: string) =>
    venue === "" ? official.papers.theRound : (competition?.venues.find((one) => one.id === venue)?.name ?? venue);
  return (
    <p class="notice warn" role="note" data-signed={signed.join(" ")}>
      {official.papers.afterSigning(round, signed.map(name))}
    </p>
  );
}
