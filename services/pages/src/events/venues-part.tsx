import { useState } from "preact/hooks";
import { Dialog } from "../widgets/dialogs";
import { TextField } from "../widgets/fields";
import { t } from "../words/words";
import { playersPerVenue } from "./players";
import {
  changeVenue,
  freeId,
  ID,
  idOf,
  LONGEST_ID,
  venuesOf,
  withoutVenue,
  withVenue,
  type Tree,
  type Work,
} from "./tree";
import { words } from "./words";

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that this browser knows, and the one that a file states. */
const zonesWith = (stated: string): readonly string[] => {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [here()];
  return stated === "" || known.includes(stated) ? known : [stated, ...known];
};

function ZoneSelect({
  value,
  label,
  path,
  onChange,
}: {
  value: string;
  label?: string;
  path?: string;
  onChange(zone: string): void;
}) {
  return (
    <select
      value={value}
      {...(label ? { "aria-label": label } : {})}
      {...(path ? { "data-path": path } : {})}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {value === "" && <option value="">{words.venues.noZone}</option>}
      {zonesWith(value).map((zone) => (
        <option key={zone} value={zone}>
          {zone}
        </option>
      ))}
    </select>
  );
}

/** The venues: name, time zone, and the id that files and tables use (OCR 16.1). */
export function VenuesPart({ work, onChange }: { work: Work; onChange(tree: Tree): void }) {
  const { tree } = work;
  const venues = venuesOf(tree);
  const [name, setName] = useState("");
  const [ownId, setOwnId] = useState<string | null>(null);
  const [zone, setZone] = useState(here);
  const [removing, setRemoving] = useState<number | null>(null);
  const taken = new Set(venues.map((venue) => venue.id));
  const proposed = idOf(name) === "" ? (name.trim() === "" ? "" : freeId("venue", taken)) : freeId(idOf(name), taken);
  const id = ownId ?? proposed;
  const removed = removing === null ? undefined : venues[removing];
  return (
    <>
      {venues.length === 0 ? (
        <p>{words.venues.none}</p>
      ) : (
        <div class="table-scroll">
          <table class="setup-table" aria-label={words.sections.venues}>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.id}</th>
                <th scope="col">{words.venues.zone}</th>
                <th scope="col">{words.venues.players}</th>
                <th scope="col">{words.actions}</th>
              </tr>
            </thead>
            <tbody>
              {venues.map((venue, i) => (
                <tr key={i} data-venue={venue.id}>
                  <td>
                    <input
                      type="text"
                      required
                      maxLength={100}
                      aria-label={words.venues.nameOf(venue.id)}
                      data-path={`venues[${i}].name`}
                      value={venue.name}
                      onInput={(event) => onChange(changeVenue(tree, i, { name: event.currentTarget.value }))}
                    />
                  </td>
                  <td class="mono">{venue.id}</td>
                  <td>
                    <ZoneSelect
                      value={venue.timeZone}
                      label={words.venues.zoneOf(venue.name || venue.id)}
                      path={`venues[${i}].timeZone`}
                      onChange={(timeZone) => onChange(changeVenue(tree, i, { timeZone }))}
                    />
                  </td>
                  <td>{playersPerVenue(work).get(venue.id) ?? 0}</td>
                  <td>
                    <button
                      class="small"
                      aria-label={words.venues.removeOf(venue.name || venue.id)}
                      onClick={() => setRemoving(i)}
                    >
                      {words.remove}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <form
        class="events-add"
        aria-label={words.venues.add}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(withVenue(tree, { id, name: name.trim(), timeZone: zone }));
          setName("");
          setOwnId(null);
        }}
      >
        <TextField label={words.venues.newName} value={name} required maxLength={100} onChange={setName} />
        <TextField
          label={words.id}
          value={id}
          required
          maxLength={LONGEST_ID}
          pattern="[a-z0-9\-]{1,32}"
          onChange={setOwnId}
        />
        <label>
          {words.venues.zone}
          <ZoneSelect value={zone} onChange={setZone} />
        </label>
        <button type="submit" disabled={name.trim() === "" || !ID.test(id) || taken.has(id)}>
          {words.venues.add}
        </button>
      </form>
      {removing !== null && removed && (
        <Dialog title={words.venues.removeOf(removed.name || removed.id)} onClose={() => setRemoving(null)}>
          <p>{words.venues.removeText(playersPerVenue(work).get(removed.id) ?? 0)}</p>
          <div class="actions">
            <button type="button" autoFocus onClick={() => setRemoving(null)}>
              {t.cancel}
            </button>
            <button
              type="button"
              class="danger"
              onClick={() => {
                onChange(withoutVenue(tree, removing));
                setRemoving(null);
              }}
            >
              {words.remove}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
