import type { ComponentChildren } from "preact";
import { t } from "../words/words";
import { stops, type Preview, type Remark } from "./definition";
import { words } from "./words";

/**
 * Lines that cannot be read, which the hall words in English with the place of each, and the columns that are not used.
 */
export function PreviewFaults({ preview: { faults, unusedColumns = [] } }: { preview: Preview }) {
  return (
    <>
      {faults.length > 0 && (
        <div class="warn-text">
          <p>{words.list.faults}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line}:${fault.column} ${fault.message}`}>
                {words.list.fault(fault.line, fault.column)}
                <span lang="en">{fault.message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unusedColumns.length > 0 && <p class="quiet">{words.list.unused(unusedColumns)}</p>}
    </>
  );
}

/**
 * What the hall has read, with what is odd; a line that is not ticked is left out.
 *
 * @param isStopped whether a line cannot be entered because of a remark
 */
export function PreviewTable({
  preview,
  venues,
  left,
  isStopped = stops,
  onLeave,
}: {
  preview: Preview;
  venues: readonly { id: string; name: string }[];
  left: ReadonlySet<number>;
  isStopped?(remark: Remark): boolean;
  onLeave(line: number, leaves: boolean): void;
}) {
  const names = new Map(venues.map((venue) => [venue.id, venue.name]));
  if (preview.players.length === 0) return null;
  const births = preview.players.some(({ entrant }) => entrant.birth !== "");
  return (
    <div class="table-scroll setup-preview">
      <table class="setup-table" aria-label={words.list.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.enter}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.rating}</th>
            <th scope="col">{words.columns.federation}</th>
            <th scope="col">{words.columns.fide}</th>
            {births && <th scope="col">{words.columns.birth}</th>}
            <th scope="col">{words.columns.venue}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {preview.players.map(({ line, entrant, remarks }) => {
            const stopped = remarks.some(isStopped);
            return (
              <tr key={line} data-line={line}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={words.list.enterLine(entrant.player.name)}
                    disabled={stopped}
                    checked={!stopped && !left.has(line)}
                    onChange={(event) => onLeave(line, !event.currentTarget.checked)}
                  />
                </td>
                <th scope="row">
                  {entrant.title && <span class="quiet">{entrant.title} </span>}
                  {entrant.player.name || words.none}
                </th>
                <td>{entrant.player.rating || words.none}</td>
                <td>{entrant.player.federation}</td>
                <td>{entrant.number}</td>
                {births && <td>{entrant.birth.replaceAll("/", "-")}</td>}
                <td>{names.get(entrant.player.venueId) ?? entrant.player.venueId}</td>
                <td>
                  {remarks.map((remark) => (
                    <p key={remark} class={isStopped(remark) ? "bad-text" : "warn-text"}>
                      {words.remark[remark]}
                    </p>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The buttons of a dialog that reads a list of players: first to read it, then to change the list or take its lines.
 *
 * @param isRead whether the hall has read the list
 * @param mayRead whether there is a list that the hall can be asked to read
 * @param taken the number of lines that are ticked
 * @param children the button that takes them
 */
export function PreviewButtons({
  isRead,
  mayRead,
  taken,
  onClose,
  onAgain,
  children,
}: {
  isRead: boolean;
  mayRead: boolean;
  taken: number;
  onClose(): void;
  onAgain(): void;
  children: ComponentChildren;
}) {
  return (
    <div class="actions">
      {isRead ? (
        <>
          <button type="button" onClick={onAgain}>
            {words.list.again}
          </button>
          {taken === 0 ? <p>{words.list.nobody}</p> : children}
        </>
      ) : (
        <>
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={!mayRead}>
            {words.list.read}
          </button>
        </>
      )}
    </div>
  );
}
