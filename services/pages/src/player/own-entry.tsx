import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { asked, problemOf } from "../network/asked";
import type { OwnEntry, OwnPlayer, OwnRound, RequestedBye } from "../protocol/own-entry";
import { say, serverNow } from "../state/state";
import { useChange } from "../widgets/change";
import { Dialog } from "../widgets/dialogs";
import { SelectField } from "../widgets/fields";
import { ReasonField } from "../widgets/reason-field";
import { ownEntryWords as english } from "../words/en/own-entry";
import { withRefusal } from "../words/hall-words";
import { ownEntryWords as italian } from "../words/it/own-entry";
import { language, t } from "../words/words";
import { byesFor, mayTakeBack, roundsToLeave } from "./own-entry-rules";

const words = { en: english, it: italian }[language];

/** The own entry as it is now. Throws a Problem. */
async function fetchOwnEntry(): Promise<OwnEntry> {
  const { status, body } = await asked("own-entry");
  if (status === 200) return body as OwnEntry;
  await withRefusal((body as { code?: string }).code ?? "");
  throw problemOf(status, body);
}

type Step = { kind: "STATE" | "ASK" | "WITHDRAW" } | { kind: "TAKE_BACK"; round: number };
const STATE: Step = { kind: "STATE" };

/**
 * A player asks for a bye, takes it back, or withdraws; the captain of a team also for its players. The first step
 * shows what holds now.
 */
export function OwnEntryDialog({ own, onClose }: { /** The reader's id. */ own: string; onClose(): void }) {
  const [entry, setEntry] = useState<OwnEntry | null>(null);
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState(own);
  const [step, setStep] = useState<Step>(STATE);
  const load = (): void => {
    setProblem("");
    void fetchOwnEntry().then(setEntry, (failure: unknown) => setProblem((failure as Error).message));
  };
  useEffect(load, []);
  const player = entry?.players.find((one) => one.id === chosen) ?? entry?.players[0];
  const back = () => setStep(STATE);
  const done = (said: string) => {
    say("info", said);
    back();
    load();
  };
  if (!entry || !player)
    return (
      <Dialog title={t.ownEntry.title} onClose={onClose}>
        <p role={problem ? "alert" : "status"}>{problem || words.loading}</p>
        <div class="actions">
          <button onClick={onClose}>{words.close}</button>
          {problem && <button onClick={load}>{words.again}</button>}
        </div>
      </Dialog>
    );
  const common = { entry, player, own, onBack: back, onDone: done };
  return (
    <Dialog title={t.ownEntry.title} onClose={onClose} keeps={() => step.kind !== "STATE" && (back(), true)}>
      {step.kind === "ASK" && <Ask {...common} />}
      {step.kind === "TAKE_BACK" && <TakeBack {...common} round={step.round} />}
      {step.kind === "WITHDRAW" && <Withdraw {...common} />}
      {step.kind === "STATE" && (
        <>
          {entry.players.length > 1 && (
            <SelectField
              label={words.of}
              value={player.id}
              options={entry.players.map((one) => [one.id, one.name] as const)}
              onChange={setChosen}
            />
          )}
          <NowHolds
            entry={entry}
            player={player}
            own={own}
            onTakeBack={(round) => setStep({ kind: "TAKE_BACK", round })}
          />
          {problem && <p role="alert">{problem}</p>}
          {entry.kinds.length === 0 && <p class="quiet">{words.notAnnounced}</p>}
          {entry.kinds.length > 0 && roundsToAsk(entry, player).length === 0 && <p class="quiet">{words.noRound}</p>}
          <div class="actions">
            <button onClick={onClose}>{words.close}</button>
            {roundsToAsk(entry, player).length > 0 && (
              <button onClick={() => setStep({ kind: "ASK" })}>{words.ask}</button>
            )}
            {roundsToLeave(entry, player).length > 0 && (
              <button onClick={() => setStep({ kind: "WITHDRAW" })}>{words.withdraw}</button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

const roundsToAsk = (entry: OwnEntry, player: OwnPlayer): readonly OwnRound[] =>
  entry.rounds.filter((round) => byesFor(entry, player, round, serverNow()).length > 0);

/** The byes and the withdrawals of a player. */
function NowHolds({
  entry,
  player,
  own,
  onTakeBack,
}: {
  entry: OwnEntry;
  player: OwnPlayer;
  own: string;
  onTakeBack(round: number): void;
}) {
  if (player.byes.length === 0 && player.withdrawals.length === 0)
    return <p>{player.id === own ? words.none : words.noneOf(player.name)}</p>;
  return (
    <ul>
      {player.byes.map((bye) => (
        <li key={bye.round} data-bye={bye.round}>
          {words.bye(bye.round, words.kind[bye.kind])}{" "}
          {mayTakeBack(entry, player, bye.round, serverNow()) && (
            <button class="small" onClick={() => onTakeBack(bye.round)}>
              {words.takeBack}
            </button>
          )}
        </li>
      ))}
      {player.withdrawals.map((one) => (
        <li key={one.fromRound} data-withdrawn={one.fromRound}>
          {one.untilRound === 0 ? words.away(one.fromRound) : words.awayUntil(one.fromRound, one.untilRound)}
        </li>
      ))}
    </ul>
  );
}

interface Common {
  entry: OwnEntry;
  player: OwnPlayer;
  /** The reader's id. */
  own: string;
  onBack(): void;
  /** Shows what was done, and what holds now. */
  onDone(said: string): void;
}

const roundOptions = (rounds: readonly OwnRound[]) =>
  rounds.map(({ number }) => [String(number), String(number)] as const);

/** A form with the reason and the buttons that each step has. */
function Form({
  title,
  children,
  reason,
  onReason,
  send,
  danger = false,
  busy,
  refusal,
  onBack,
  onSubmit,
}: {
  title: string;
  children: ComponentChildren;
  reason: string;
  /** Absent: the reason is given already. */
  onReason?: (reason: string) => void;
  send: string;
  danger?: boolean;
  busy: boolean;
  refusal: string;
  onBack(): void;
  onSubmit(): void;
}) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3>{title}</h3>
      {children}
      {onReason && <ReasonField usual={[]} value={reason} onChange={onReason} />}
      <p class="error" role="alert">
        {refusal}
      </p>
      <div class="actions">
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
        <button type="submit" class={danger ? "danger" : "primary"} disabled={busy || reason.trim() === ""}>
          {send}
        </button>
      </div>
    </form>
  );
}

function Ask({ entry, player, onBack, onDone }: Common) {
  const rounds = roundsToAsk(entry, player);
  const [number, setNumber] = useState(rounds[0]?.number ?? 0);
  const round = rounds.find((one) => one.number === number) ?? rounds[0];
  const kinds = round ? byesFor(entry, player, round, serverNow()) : [];
  const [wanted, setWanted] = useState<RequestedBye>("HALF");
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  const [reason, setReason] = useState("");
  const { busy, refusal, change } = useChange(() => {
    if (round && kind) onDone(words.asked(round.number, words.kind[kind]));
  });
  return (
    <Form
      title={words.askTitle}
      reason={reason}
      onReason={setReason}
      send={words.askSend}
      busy={busy}
      refusal={refusal}
      onBack={onBack}
      onSubmit={() => {
        if (round && kind) void change(["setAbsence", { player: player.id, round: round.number, kind }], reason);
      }}
    >
      <SelectField
        label={words.round}
        value={String(round?.number ?? "")}
        options={roundOptions(rounds)}
        onChange={(value) => setNumber(Number(value))}
      />
      <SelectField
        label={words.what}
        value={kind ?? ""}
        options={kinds.map((one) => [one, words.kind[one]] as const)}
        onChange={(value) => setWanted(value as RequestedBye)}
      />
      <p class="quiet">{words.means}</p>
    </Form>
  );
}

function TakeBack({ player, round, onBack, onDone }: Common & { round: number }) {
  const [reason, setReason] = useState("");
  const { busy, refusal, change } = useChange(() => onDone(words.tookBack(round)));
  return (
    <Form
      title={words.takeBackTitle(round)}
      reason={reason}
      onReason={setReason}
      send={words.takeBackSend}
      busy={busy}
      refusal={refusal}
      onBack={onBack}
      onSubmit={() => void change(["setAbsence", { player: player.id, round }], reason)}
    >
      <p>{words.takeBackMeans(round)}</p>
    </Form>
  );
}

/** In two steps: the round and the reason, then what follows. */
function Withdraw({ entry, player, own, onBack, onDone }: Common) {
  const rounds = roundsToLeave(entry, player);
  const [number, setNumber] = useState(rounds[0]?.number ?? 0);
  const [reason, setReason] = useState("");
  const [asks, setAsks] = useState(false);
  const follows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks) follows.current?.focus();
  }, [asks]);
  const { busy, refusal, change } = useChange(() => onDone(words.withdrawn(number)));
  return (
    <Form
      title={words.withdrawTitle}
      reason={reason}
      {...(asks ? {} : { onReason: setReason })}
      send={asks ? words.confirm : words.goOn}
      danger={asks}
      busy={busy}
      refusal={refusal}
      onBack={asks ? () => setAsks(false) : onBack}
      onSubmit={() => {
        if (asks) void change(["withdrawPlayer", { player: player.id, round: number }], reason);
        else setAsks(true);
      }}
    >
      {asks ? (
        <div ref={follows} tabIndex={-1} role="group" aria-label={words.follows} data-follows>
          <p>{words.follows}</p>
          <ul>
            <li>{player.id === own ? words.effects.own(number) : words.effects.other(player.name, number)}</li>
            <li>{words.effects.now}</li>
            {rounds
              .filter((round) => round.paired && round.number >= number)
              .map((round) => (
                <li key={round.number}>{words.effects.paired(round.number)}</li>
              ))}
            {player.byes.some((bye) => bye.round >= number) && <li>{words.effects.byes}</li>}
            <li>{words.effects.back}</li>
            <li>
              {t.reason}: {reason}
            </li>
          </ul>
        </div>
      ) : (
        <SelectField
          label={words.fromRound}
          value={String(number)}
          options={roundOptions(rounds)}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
    </Form>
  );
}
