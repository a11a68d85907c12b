import { useState } from "preact/hooks";
import type { Role } from "../protocol/protocol";
import { t } from "../words/words";
import { TextField } from "../widgets/fields";
import { ChangeDialog } from "./change-dialog";
import { newName, taken, type Definition, type SetupOfficial, type SetupVenue } from "./definition";
import { words } from "./words";

interface Common {
  definition: Definition;
  onClose(): void;
  onDone(): void;
}

const NUMBER = "[A-Za-z0-9\\-]{1,20}";
/** The officials that every venue has (OCR 16.8). */
const NEEDED = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "LOCAL_ORGANISER"] as const satisfies readonly Role[];

/** Appoints an official, in place of another one if `replaces` is not null (OCR 16.8). */
export function AppointOfficial({
  role,
  venue,
  replaces,
  definition,
  onClose,
  onDone,
}: Common & { role: Role; venue: string; replaces: SetupOfficial | null }) {
  const [name, setName] = useState("");
  const [number, setNumber] = useState("");
  const place =
    venue === "" ? words.wholePlace : words.at(definition.venues.find((one) => one.id === venue)?.name ?? venue);
  return (
    <ChangeDialog
      title={replaces ? words.titles.replace(replaces.name) : words.titles.appoint(t.role[role])}
      onClose={onClose}
      onDone={onDone}
      follows={() => [
        words.effects.appoints(name.trim(), t.role[role], place),
        words.effects.needsCode(name.trim()),
        ...(replaces ? [words.effects.leaves(replaces.name)] : []),
      ]}
      command={() => [
        "appointOfficial",
        {
          official: newName(name, taken(definition), "official"),
          name: name.trim(),
          role,
          venue,
          number: number.trim(),
          ...(replaces ? { replaces: replaces.id } : {}),
        },
      ]}
    >
      <p>
        {t.role[role]}, {place}
      </p>
      <TextField label={words.newOfficial} value={name} required maxLength={100} onChange={setName} />
      <TextField label={words.fields.NUMBER} value={number} pattern={NUMBER} onChange={setNumber} />
    </ChangeDialog>
  );
}

export function DismissOfficial({ official, onClose, onDone }: Common & { official: SetupOfficial }) {
  return (
    <ChangeDialog
      title={words.titles.dismiss(official.name)}
      onClose={onClose}
      onDone={onDone}
      follows={() => [words.effects.leaves(official.name)]}
      command={() => ["dismissOfficial", { official: official.id }]}
    >
      <p>{t.role[official.role]}</p>
    </ChangeDialog>
  );
}

const ZONES = "time-zones";
const zones = (): readonly string[] => Intl.supportedValuesOf?.("timeZone") ?? [];

function ZoneField({ value, onChange }: { value: string; onChange(zone: string): void }) {
  return (
    <>
      <TextField label={words.fields.TIME_ZONE} value={value} required list={ZONES} onChange={onChange} />
      <datalist id={ZONES}>
        {zones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

/** Adds a venue with the officials that it needs. */
export function AddVenue({ definition, onClose, onDone }: Common) {
  const [name, setName] = useState("");
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [staff, setStaff] = useState<Readonly<Record<string, string>>>({});
  return (
    <ChangeDialog
      title={words.titles.addVenue}
      onClose={onClose}
      onDone={onDone}
      follows={() => [
        words.effects.adds(name.trim()),
        words.effects.zone(zone),
        ...NEEDED.flatMap((role) => [
          words.effects.appoints(staff[role]?.trim() ?? "", t.role[role], words.at(name.trim())),
        ]),
      ]}
      command={() => {
        const ids = taken(definition);
        const venue = newName(name, ids, "venue");
        ids.add(venue);
        const officials = NEEDED.map((role) => {
          const person = staff[role]?.trim() ?? "";
          const official = newName(person, ids, "official");
          ids.add(official);
          return { official, name: person, role };
        });
        return ["addVenue", { venue, name: name.trim(), timeZone: zone.trim(), officials }];
      }}
    >
      <TextField label={words.name} value={name} required maxLength={100} onChange={setName} />
      <ZoneField value={zone} onChange={setZone} />
      <p>{words.venueStaff}</p>
      {NEEDED.map((role) => (
        <TextField
          key={role}
          label={t.role[role]}
          value={staff[role] ?? ""}
          required
          maxLength={100}
          onChange={(person) => setStaff({ ...staff, [role]: person })}
        />
      ))}
    </ChangeDialog>
  );
}

/** Changes the name or the time zone of a venue. */
export function RenameVenue({ venue, onClose, onDone }: Common & { venue: SetupVenue }) {
  const [name, setName] = useState(venue.name);
  const [zone, setZone] = useState(venue.timeZone);
  return (
    <ChangeDialog
      title={words.titles.rename(venue.name)}
      onClose={onClose}
      onDone={onDone}
      ready={name.trim() !== venue.name || zone.trim() !== venue.timeZone}
      follows={() => [
        ...(name.trim() === venue.name ? [] : [words.effects.renames(venue.name, name.trim())]),
        ...(zone.trim() === venue.timeZone ? [] : [words.effects.zone(zone.trim())]),
      ]}
      command={() => ["renameVenue", { venue: venue.id, name: name.trim(), timeZone: zone.trim() }]}
    >
      <TextField label={words.name} value={name} required maxLength={100} onChange={setName} />
      <ZoneField value={zone} onChange={setZone} />
    </ChangeDialog>
  );
}

export function RemoveVenue({ venue, definition, onClose, onDone }: Common & { venue: SetupVenue }) {
  const staff = definition.officials.filter((one) => one.venue === venue.id).length;
  return (
    <ChangeDialog
      title={words.titles.remove(venue.name)}
      onClose={onClose}
      onDone={onDone}
      follows={() => [words.effects.removes(venue.name), words.effects.staffLeaves(staff)]}
      command={() => ["removeVenue", { venue: venue.id }]}
    />
  );
}
