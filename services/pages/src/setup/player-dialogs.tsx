import { useState } from "preact/hooks";
import type { PlayerEntry } from "../protocol/protocol";
import { serverNow } from "../state/state";
import { SelectField, TextField } from "../widgets/fields";
import { ChangeDialog } from "./change-dialog";
import { roundsAhead, withdrawn, type ByeKind, type Definition, type Field, type SetupPlayer } from "./definition";
import { words } from "./words";

interface Common {
  definition: Definition;
  onClose(): void;
  onDone(): void;
}

const RATING = "[0-9]{1,4}";
const FEDERATION = "[A-Za-z]{3}";
const BIRTH = "[0-9]{4}(/[0-9]{2}/[0-9]{2})?";
const NUMBER = "[A-Za-z0-9\\-]{1,20}";

/** What a form about a player contains, as it was typed. */
interface Typed {
  NAME: string;
  RATING: string;
  FEDERATION: string;
  NUMBER: string;
  TITLE: string;
  SEX: string;
  BIRTH: string;
  START_NUMBER: string;
}

const typedOf = (player: SetupPlayer | null): Typed => ({
  NAME: player?.name ?? "",
  RATING: player?.rating ? String(player.rating) : "",
  FEDERATION: player?.federation ?? "",
  NUMBER: player?.number ?? "",
  TITLE: player?.title ?? "",
  SEX: player?.sex ?? "",
  BIRTH: player?.birth ?? "",
  START_NUMBER: player?.startNumber ? String(player.startNumber) : "",
});

const entryOf = (typed: Typed, acceptedAt: number | null): PlayerEntry => ({
  name: typed.NAME.trim(),
  rating: Number(typed.RATING),
  federation: typed.FEDERATION.trim().toUpperCase(),
  number: typed.NUMBER.trim(),
  title: typed.TITLE.trim().toUpperCase(),
  sex: typed.SEX,
  birth: typed.BIRTH.trim(),
  ...(typed.START_NUMBER ? { startNumber: Number(typed.START_NUMBER) } : {}),
  ...(acceptedAt === null ? {} : { acceptedAt }),
});

/** The fields of a player, without the venue. */
function PlayerFields({
  typed,
  strict,
  accepted,
  onChange,
  onAccepted,
}: {
  typed: Typed;
  /** Fair-play conditions are stated: a number is needed, and the acceptance is asked (APP-I A4, J). */
  strict: boolean;
  accepted: boolean;
  onChange(typed: Typed): void;
  onAccepted(accepted: boolean): void;
}) {
  const field = (name: keyof Typed) => ({
    label: words.fields[name],
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
  });
  return (
    <>
      <TextField {...field("NAME")} required maxLength={100} />
      <div class="pair">
        <TextField {...field("RATING")} inputMode="numeric" pattern={RATING} />
        <TextField {...field("FEDERATION")} pattern={FEDERATION} hint={words.hints.federation} />
        <TextField {...field("NUMBER")} pattern={NUMBER} required={strict} />
        <TextField {...field("TITLE")} maxLength={3} hint={words.hints.title} />
        <SelectField {...field("SEX")} options={Object.entries(words.sex)} />
        <TextField {...field("BIRTH")} pattern={BIRTH} hint={words.hints.birth} />
      </div>
      {strict && (
        <label class="setup-tick">
          <input type="checkbox" checked={accepted} onChange={(event) => onAccepted(event.currentTarget.checked)} />
          {words.accepted}
        </label>
      )}
    </>
  );
}

const venueName = (definition: Definition, id: string): string =>
  definition.venues.find((venue) => venue.id === id)?.name ?? id;

const venueOptions = (definition: Definition) => definition.venues.map((venue) => [venue.id, venue.name] as const);

/** Each kind of bye in words, with none first. */
export const missedOptions = (): readonly (readonly [string, string])[] => [
  ["", words.noBye],
  ...Object.entries(words.bye),
];

export function EnterPlayer({ definition, onClose, onDone }: Common) {
  const [typed, setTyped] = useState(typedOf(null));
  const [venue, setVenue] = useState(definition.venues[0]?.id ?? "");
  const [missed, setMissed] = useState("");
  const [accepted, setAccepted] = useState(false);
  const late = definition.rounds.some((round) => round.opened);
  return (
    <ChangeDialog
      title={words.titles.enter}
      onClose={onClose}
      onDone={onDone}
      follows={() => [
        words.effects.enters(typed.NAME.trim(), venueName(definition, venue)),
        ...(late ? [missed === "" ? words.effects.noMissed : words.effects.missed(words.bye[missed as ByeKind])] : []),
        words.effects.code,
      ]}
      command={() => [
        "enterPlayers",
        {
          players: [{ ...entryOf(typed, accepted ? Math.round(serverNow()) : null), venue }],
          ...(missed === "" ? {} : { missed: missed as ByeKind }),
        },
      ]}
    >
      <PlayerFields
        typed={typed}
        strict={definition.conditions !== ""}
        accepted={accepted}
        onChange={setTyped}
        onAccepted={setAccepted}
      />
      <SelectField label={words.venue} value={venue} options={venueOptions(definition)} onChange={setVenue} />
      {late && <SelectField label={words.missed} value={missed} options={missedOptions()} onChange={setMissed} />}
    </ChangeDialog>
  );
}

/** Everything about a player except the venue. */
export function CorrectPlayer({ player, definition, onClose, onDone }: Common & { player: SetupPlayer }) {
  const before = typedOf(player);
  const [typed, setTyped] = useState(before);
  const [accepted, setAccepted] = useState(player.acceptedAt !== null);
  const changed = (Object.keys(before) as (keyof Typed & Field)[]).filter((name) => typed[name] !== before[name]);
  const named = (name: keyof Typed, value: string) =>
    (name === "SEX" ? words.sex[value as keyof typeof words.sex] : value) || words.none;
  return (
    <ChangeDialog
      title={words.titles.correct(player.name)}
      onClose={onClose}
      onDone={onDone}
      ready={changed.length > 0 || accepted !== (player.acceptedAt !== null)}
      follows={() => [
        ...changed.map((name) =>
          words.effects.corrects(words.fields[name], named(name, before[name]), named(name, typed[name])),
        ),
        ...(accepted === (player.acceptedAt !== null)
          ? []
          : [accepted ? words.effects.accepts : words.effects.acceptsNot]),
        words.effects.reports,
      ]}
      command={() => [
        "correctPlayer",
        {
          ...entryOf(typed, accepted ? (player.acceptedAt ?? Math.round(serverNow())) : null),
          player: player.id,
        },
      ]}
    >
      <PlayerFields
        typed={typed}
        strict={definition.conditions !== ""}
        accepted={accepted}
        onChange={setTyped}
        onAccepted={setAccepted}
      />
      <TextField
        label={words.fields.START_NUMBER}
        inputMode="numeric"
        pattern="[0-9]{1,4}"
        required={before.START_NUMBER !== ""}
        value={typed.START_NUMBER}
        onChange={(value) => setTyped({ ...typed, START_NUMBER: value })}
      />
    </ChangeDialog>
  );
}

/** The rounds that are not open, to choose one of them. */
function RoundField({
  label,
  definition,
  round,
  onChange,
}: {
  label: string;
  definition: Definition;
  round: number;
  onChange(round: number): void;
}) {
  return (
    <SelectField
      label={label}
      value={String(round)}
      options={roundsAhead(definition).map(({ number }) => [String(number), String(number)] as const)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

const firstAhead = (definition: Definition): number => roundsAhead(definition)[0]?.number ?? 0;

export function WithdrawPlayer({ player, definition, onClose, onDone }: Common & { player: SetupPlayer }) {
  const [round, setRound] = useState(firstAhead(definition));
  return (
    <ChangeDialog
      title={words.titles.withdraw(player.name)}
      onClose={onClose}
      onDone={onDone}
      ready={round > 0}
      follows={() => [
        words.effects.withdraws(player.name, round),
        ...(definition.rounds.some((one) => !one.opened && one.number >= round && one.boards > 0)
          ? [words.effects.pairAgain]
          : []),
        ...(player.byes.some((bye) => bye.round >= round) ? [words.effects.losesByes] : []),
        words.effects.keepsPoints,
      ]}
      command={() => ["withdrawPlayer", { player: player.id, round }]}
    >
      <RoundField label={words.fromRound} definition={definition} round={round} onChange={setRound} />
    </ChangeDialog>
  );
}

export function ReturnPlayer({ player, definition, onClose, onDone }: Common & { player: SetupPlayer }) {
  const [round, setRound] = useState(Math.max(firstAhead(definition), withdrawn(player)?.fromRound ?? 0));
  return (
    <ChangeDialog
      title={words.titles.back(player.name)}
      onClose={onClose}
      onDone={onDone}
      ready={round > 0}
      follows={() => [words.effects.backs(player.name, round)]}
      command={() => ["returnPlayer", { player: player.id, round }]}
    >
      <RoundField label={words.fromRound} definition={definition} round={round} onChange={setRound} />
    </ChangeDialog>
  );
}

export function SetBye({ player, definition, onClose, onDone }: Common & { player: SetupPlayer }) {
  const [round, setRound] = useState(firstAhead(definition));
  const [kind, setKind] = useState("HALF");
  const bye = kind === "" ? words.noBye : words.bye[kind as ByeKind];
  return (
    <ChangeDialog
      title={words.titles.bye(player.name)}
      onClose={onClose}
      onDone={onDone}
      ready={round > 0}
      follows={() => [words.effects.bye(player.name, round, bye), ...(kind === "" ? [] : [words.effects.notPaired])]}
      command={() => ["setAbsence", { player: player.id, round, ...(kind === "" ? {} : { kind: kind as ByeKind }) }]}
    >
      <RoundField label={words.round} definition={definition} round={round} onChange={setRound} />
      <SelectField label={words.fields.BYE} value={kind} options={missedOptions()} onChange={setKind} />
    </ChangeDialog>
  );
}

export function MovePlayer({ player, definition, onClose, onDone }: Common & { player: SetupPlayer }) {
  const [round, setRound] = useState(firstAhead(definition));
  const [venue, setVenue] = useState(definition.venues.find((one) => one.id !== player.venue)?.id ?? player.venue);
  return (
    <ChangeDialog
      title={words.titles.move(player.name)}
      onClose={onClose}
      onDone={onDone}
      ready={round > 0}
      follows={() => [
        words.effects.moves(player.name, venueName(definition, venue), round),
        words.effects.seat,
        words.effects.signedOut,
      ]}
      command={() => ["movePlayer", { player: player.id, venue, round }]}
    >
      <SelectField label={words.venue} value={venue} options={venueOptions(definition)} onChange={setVenue} />
      <RoundField label={words.fromRound} definition={definition} round={round} onChange={setRound} />
    </ChangeDialog>
  );
}
