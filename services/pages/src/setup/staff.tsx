import { useState } from "preact/hooks";
import type { Role } from "../protocol/protocol";
import { t } from "../words/words";
import type { Setup, SetupOfficial, SetupVenue } from "./definition";
import { AddVenue, AppointOfficial, DismissOfficial, RemoveVenue, RenameVenue } from "./staff-dialogs";
import { words } from "./words";

const LOCAL: readonly Role[] = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "LOCAL_ORGANISER", "FLOOR_ARBITER"];
const CENTRAL: readonly Role[] = [
  "CHIEF_ARBITER",
  "DEPUTY_CHIEF_ARBITER",
  "CHIEF_ORGANISER",
  "FAIR_PLAY_OFFICER",
  "FAIR_PLAY_CHAIR",
  "FAIR_PLAY_PANEL",
  "ETHICS_COMMISSION",
];
/** Of these there is one at a venue or in the competition, so that a second one can only replace the first. */
const SINGLE: readonly Role[] = [
  "CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "LOCAL_ORGANISER",
  "FAIR_PLAY_CHAIR",
];

type Open =
  | { what: "appoint"; role: Role; venue: string; replaces: SetupOfficial | null }
  | { what: "dismiss"; official: SetupOfficial }
  | { what: "add" }
  | { what: "rename"; venue: SetupVenue }
  | { what: "remove"; venue: SetupVenue }
  | null;

/** The officials of each venue and of the competition, with everything that can be changed (OCR 16.1, 16.8). */
export function StaffPart({ setup, onDone }: { setup: Setup; onDone(): void }) {
  const { competition: definition, may } = setup;
  const [open, setOpen] = useState<Open>(null);
  const common = { definition, onClose: () => setOpen(null), onDone };
  const cell = (role: Role, venue: string) => (
    <Cell
      role={role}
      place={venue === "" ? words.wholePlace : words.at(nameOf(venue))}
      officials={definition.officials.filter((one) => one.role === role && one.venue === venue)}
      may={may.officials}
      hindrance={role === "CHIEF_ORGANISER" && !may.organiser ? words.otherOrganiser : ""}
      onAppoint={(replaces) => setOpen({ what: "appoint", role, venue, replaces })}
      onDismiss={(official) => setOpen({ what: "dismiss", official })}
    />
  );
  const nameOf = (venue: string) => definition.venues.find((one) => one.id === venue)?.name ?? venue;
  return (
    <section aria-label={words.parts.staff}>
      <h2>{words.staff}</h2>
      <div class="table-scroll">
        <table class="setup-table" aria-label={words.staff}>
          <thead>
            <tr>
              <th scope="col">{words.venue}</th>
              {LOCAL.map((role) => (
                <th key={role} scope="col">
                  {t.role[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {definition.venues.map((venue) => (
              <tr key={venue.id} data-venue={venue.id}>
                <th scope="row">
                  {venue.name}
                  <p class="quiet">
                    {venue.timeZone} · {words.playersAt(venue.players)}
                  </p>
                  {may.venues && (
                    <div class="actions">
                      <button
                        class="small"
                        aria-label={words.renameLabel(venue.name)}
                        onClick={() => setOpen({ what: "rename", venue })}
                      >
                        {words.rename}
                      </button>
                      <button
                        class="small"
                        aria-label={words.removeLabel(venue.name)}
                        disabled={venue.players > 0}
                        {...(venue.players > 0 ? { title: words.inUse(venue.players) } : {})}
                        onClick={() => setOpen({ what: "remove", venue })}
                      >
                        {words.remove}
                      </button>
                    </div>
                  )}
                </th>
                {LOCAL.map((role) => (
                  <td key={role}>{cell(role, venue.id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {may.venues ? (
        <button onClick={() => setOpen({ what: "add" })}>{words.addVenue}</button>
      ) : (
        <p class="quiet">{words.onlyOrganiser}</p>
      )}
      <h2>{words.whole}</h2>
      <div class="table-scroll">
        <table class="setup-table" aria-label={words.whole}>
          <tbody>
            {CENTRAL.map((role) => (
              <tr key={role} data-role={role}>
                <th scope="row">{t.role[role]}</th>
                <td>{cell(role, "")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open?.what === "appoint" && (
        <AppointOfficial {...common} role={open.role} venue={open.venue} replaces={open.replaces} />
      )}
      {open?.what === "dismiss" && <DismissOfficial {...common} official={open.official} />}
      {open?.what === "add" && <AddVenue {...common} />}
      {open?.what === "rename" && <RenameVenue {...common} venue={open.venue} />}
      {open?.what === "remove" && <RemoveVenue {...common} venue={open.venue} />}
    </section>
  );
}

/** @param hindrance why nothing can be changed here; "" if it can */
function Cell({
  role,
  place,
  officials,
  may,
  hindrance,
  onAppoint,
  onDismiss,
}: {
  role: Role;
  place: string;
  officials: readonly SetupOfficial[];
  may: boolean;
  hindrance: string;
  onAppoint(replaces: SetupOfficial | null): void;
  onDismiss(official: SetupOfficial): void;
}) {
  const full = SINGLE.includes(role) && officials.length > 0;
  const greyed = (why: string) => ({ disabled: why !== "", ...(why ? { title: why } : {}) });
  return (
    <>
      {officials.map((one) => (
        <div key={one.id} data-official={one.id}>
          <strong>{one.name}</strong>
          {may && (
            <div class="actions">
              <button
                class="small"
                aria-label={words.replaceLabel(one.name)}
                {...greyed(hindrance)}
                onClick={() => onAppoint(one)}
              >
                {words.replace}
              </button>
              <button
                class="small"
                aria-label={words.dismissLabel(one.name)}
                {...greyed(hindrance || (one.required ? words.required : ""))}
                onClick={() => onDismiss(one)}
              >
                {words.dismiss}
              </button>
            </div>
          )}
        </div>
      ))}
      {may && !full && (
        <button
          class="small"
          aria-label={words.appointLabel(t.role[role], place)}
          {...greyed(hindrance)}
          onClick={() => onAppoint(null)}
        >
          {words.appoint}
        </button>
      )}
    </>
  );
}
