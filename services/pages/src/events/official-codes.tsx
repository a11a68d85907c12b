import { useEffect, useRef, useState } from "preact/hooks";
import { OfficialSlips } from "../players/slips";
import { hallAddress } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useSending } from "./new-event";
import { renewCodes, type PersonCode } from "./requests";
import { words } from "./words";

/**
 * The codes with which the officials of an open event sign in, as a list on the screen and as slips on paper, so that
 * nobody gets the codes of others; and what happens next.
 *
 * @param hall the address that people open; "" if it is not known
 */
export function OfficialCodes({
  id,
  name,
  opened,
  hall,
  operator,
}: {
  id: string;
  name: string;
  opened: boolean;
  hall: string;
  operator: boolean;
}) {
  const [codes, setCodes] = useState<readonly PersonCode[] | null>(null);
  const { busy, problem, send } = useSending();
  const [asking, setAsking] = useState(false);
  const make = (): void => {
    setAsking(false);
    void send(async () => setCodes(await renewCodes(id)));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const organised = codes?.some((one) => one.role === "CHIEF_ORGANISER") ?? true;
  return (
    <>
      <section aria-labelledby="codes-of">
        <h2 class="no-print" id="codes-of" ref={heading} tabIndex={-1}>
          {opened ? words.codesOf.opened(name) : words.codesOf.title(name)}
        </h2>
        <p class="no-print">{words.codesOf.next(hall)}</p>
        {!organised && <p class="warn-text no-print">{words.codesOf.noOrganiser}</p>}
        {operator ? (
          <div class="no-print">
            <p>{words.codesOf.warning}</p>
            <div class="actions">
              {codes && codes.length > 0 ? (
                <>
                  <button class="primary" onClick={() => print()}>
                    {words.codesOf.print}
                  </button>
                  <button disabled={busy} onClick={() => setAsking(true)}>
                    {words.codesOf.again}
                  </button>
                </>
              ) : (
                <button class="primary" disabled={busy} onClick={make}>
                  {words.codesOf.make}
                </button>
              )}
            </div>
          </div>
        ) : (
          <p>{words.codesOf.byOrganiser}</p>
        )}
        <p class="error no-print" role="alert">
          {problem}
        </p>
        <p class="quiet no-print" role="status">
          {codes && words.codesOf.made(codes.length)}
        </p>
        {codes && codes.length > 0 && (
          <div class="table-scroll no-print">
            <table class="setup-table" aria-label={words.codesOf.title(name)}>
              <thead>
                <tr>
                  <th scope="col">{official.codes.columns.venue}</th>
                  <th scope="col">{words.officials.role}</th>
                  <th scope="col">{words.name}</th>
                  <th scope="col">{official.codes.columns.code}</th>
                </tr>
              </thead>
              <tbody>
                {codes.map((one) => (
                  <tr key={one.code} data-role={one.role}>
                    <td>{one.venueName || words.officials.central}</td>
                    <td>{t.role[one.role]}</td>
                    <th scope="row">{one.name}</th>
                    <td class="mono events-code">{one.code}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      {asking && (
        <Dialog title={words.codesOf.again.replace("…", "")} onClose={() => setAsking(false)}>
          <p>{words.codesOf.againText}</p>
          <div class="actions">
            <button onClick={() => setAsking(false)} autoFocus>
              {t.cancel}
            </button>
            <button class="danger" onClick={make}>
              {words.codesOf.make}
            </button>
          </div>
        </Dialog>
      )}
      <OfficialSlips
        codes={(codes ?? []).map((one) => ({
          code: one.code,
          name: one.name,
          role: t.role[one.role],
          place: one.venueName || words.officials.central,
        }))}
        event={name}
        address={hall || hallAddress()}
      />
    </>
  );
}
