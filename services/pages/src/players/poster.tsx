import { useEffect, useState } from "preact/hooks";
import type { Competition } from "../protocol/protocol";
import { QrCode } from "../widgets/qr-code";
import { hallAddress } from "../state/state";
import { official } from "../words/officials";

/**
 * Prints a sheet for the door of a playing venue: the address at which everybody opens the hall, as text and as a QR
 * code. It contains no enrolment code.
 */
export function PosterButton({ competition }: { competition: Competition }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [printing]);
  return (
    <>
      <div class="actions no-print">
        <button onClick={() => setPrinting(true)}>{official.codes.poster}</button>
      </div>
      {printing && (
        <div class="poster" aria-hidden="true">
          <h1>{competition.name}</h1>
          <QrCode text={`${hallAddress()}/`} />
          <div class="mono">{hallAddress()}</div>
          <p>{official.codes.posterText}</p>
        </div>
      )}
    </>
  );
}
