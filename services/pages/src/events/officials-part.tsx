import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words";
import {
  appoint,
  CENTRAL,
  dismiss,
  isSingle,
  LOCAL,
  OBLIGATORY,
  officialsOf,
  rename,
  unplaced,
  type Named,
  type OfficialRole,
} from "./officials";
import { venuesOf, type Tree } from "./tree";
import { words } from "./words";

interface Cell {
  tree: Tree;
  role: OfficialRole;
  venue: string;
  place: string;
  playerIds(): readonly string[];
  onChange(tree: Tree): void;
}

/** The officials: one row for each role of the whole event, and for each role of a venue a column for each venue. */
export function OfficialsPart({
  tree,
  playerIds,
  onChange,
}: {
  tree: Tree;
  playerIds(): readonly string[];
  onChange(tree: Tree): void;
}) {
  const venues = venuesOf(tree);
  const others = unplaced(tree);
  const cell = (role: OfficialRole, venue: string, place: string) => (
    <NameCell tree={tree} role={role} venue={venue} place={place} playerIds={playerIds} onChange={onChange} />
  );
  return (
    <>
      <p class="quiet">{words.officials.hint}</p>
      <div class="table-scroll">
        <table class="setup-table events-grid" aria-label={words.officials.central}>
          <thead>
            <tr>
              <th scope="col">{words.officials.role}</th>
              <th scope="col">{words.officials.central}</th>
            </tr>
          </thead>
          <tbody>
            {CENTRAL.map((role) => (
              <tr key={role} data-role={role}>
                <RoleHeading role={role} />
                <td>{cell(role, "", words.officials.central)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {venues.length === 0 ? (
        <p>{words.officials.noVenues}</p>
      ) : (
        <div class="table-scroll">
          <table class="setup-table events-grid" aria-label={words.officials.local}>
            <thead>
              <tr>
                <th scope="col">{words.officials.role}</th>
                {venues.map((venue) => (
                  <th key={venue.id} scope="col">
                    {venue.name || venue.id}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {LOCAL.map((role) => (
                <tr key={role} data-role={role}>
                  <RoleHeading role={role} />
                  {venues.map((venue) => (
                    <td key={venue.id}>{cell(role, venue.id, venue.name || venue.id)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others.length > 0 && (
        <>
          <p class="warn-text">{words.officials.unplaced}</p>
          <ul class="floor-list">
            {others.map((one) => (
              <li key={one.index} class="floor-row">
                <span class="grow">
                  {one.name} <span class="quiet mono">{[one.role, one.venue].filter(Boolean).join(", ")}</span>
                </span>
                <button
                  class="small"
                  aria-label={words.officials.removeOf(one.name)}
                  onClick={() => onChange(dismiss(tree, one.index))}
                >
                  {words.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function RoleHeading({ role }: { role: OfficialRole }) {
  return (
    <th scope="row">
      {t.role[role]}
      {OBLIGATORY.has(role) && <span class="quiet"> {words.officials.obligatory}</span>}
      {role === "CHIEF_ORGANISER" && <span class="quiet"> {words.officials.advised}</span>}
    </th>
  );
}

/** The names of one role at one place. A name that is cleared leaves when the field is left. */
function NameCell({ tree, role, venue, place, playerIds, onChange }: Cell) {
  const named = officialsOf(tree, role, venue);
  const [added, setAdded] = useState(false);
  const last = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added) last.current?.focus();
  }, [added]);
  const fields: readonly (Named | null)[] = named.length === 0 || added ? [...named, null] : named;
  const label = (number: number): string => words.officials.nameOf(t.role[role], place, number);
  const isMissing = OBLIGATORY.has(role) && named.every((one) => one.name.trim() === "");
  return (
    <div class="events-names">
      {fields.map((one, i) => (
        <input
          key={i}
          ref={i === fields.length - 1 ? last : null}
          type="text"
          maxLength={100}
          aria-label={label(i + 1)}
          aria-required={OBLIGATORY.has(role)}
          data-missing={isMissing}
          {...(one ? { title: one.id, "data-path": `officials[${one.index}].name` } : {})}
          value={one?.name ?? ""}
          onInput={(event) => {
            const name = event.currentTarget.value;
            setAdded(false);
            onChange(one ? rename(tree, one.index, name) : appoint(tree, role, venue, name, playerIds()));
          }}
          onBlur={() => {
            setAdded(false);
            if (one && one.name.trim() === "") onChange(dismiss(tree, one.index));
          }}
        />
      ))}
      {isMissing && <span class="chip warn">{words.officials.missing}</span>}
      {named.length > 0 && !added && !isSingle(role) && (
        <button class="small" aria-label={words.officials.moreOf(t.role[role], place)} onClick={() => setAdded(true)}>
          {words.officials.more}
        </button>
      )}
    </div>
  );
}
