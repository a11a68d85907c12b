import { useEffect, useState } from "preact/hooks";
import { byBoard, roundOfCodes } from "../player/next-board";
import { unplayedOf, unplayedText } from "../state/rounds";
import { PosterButton } from "./poster";
import { Slips } from "./slips";
import type { Competition, OfficialView, SeatCode } from "../protocol/protocol";
import { mayIssueCodes } from "../state/rights";
import { fetchOfficials } from "../network/session";
import { hallAddress, say, sayProblem, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";

/**
 * Codes for the players of a round, on slips, and new codes for officials, by venue: after a lost tablet, for a
 * substitute, for a venue's node.
 */
export function CodesPage() {
  const { competition, link, you } = state.value;
  const [officials, setOfficials] = useState<readonly OfficialView[] | null>(null);
  useEffect(() => {
    if (link === "UP") fetchOfficials().then(setOfficials, (problem: Error) => sayProblem(problem));
  }, [link]);
  const venues = [...new Map((officials ?? []).map((one) => [one.venue, one.venueName])).entries()];
  return (
    <div class="sheet-page">
      <PageTop title={official.codes.title} note={competition?.name} />
      <main>
        <Notices />
        {you && mayIssueCodes(you) && competition && <PlayersCodes competition={competition} />}
        {competition && <PosterButton competition={competition} />}
        <h2 class="no-print">{official.codes.officials}</h2>
        <p class="quiet no-print">
          {officials === null ? t.connecting : officials.length === 0 ? official.codes.none : official.codes.hint}
        </p>
        {venues.map(([venue, name]) => (
          <section key={venue} class="no-print" aria-label={name || official.codes.all}>
            <h3>{name || official.codes.all}</h3>
            <ul class="floor-list">
              {officials
                ?.filter((one) => one.venue === venue)
                .map((one) => (
                  <Official key={one.id} one={one} />
                ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

/** Codes, in one step, for all players of a round without a signed-in device at their board. */
function PlayersCodes({ competition }: { competition: Competition }) {
  const rounds = competition.rounds.filter((one) => !one.official);
  const [chosen, setChosen] = useState<number | null>(null);
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<{ round: number; codes: readonly SeatCode[] } | null>(null);
  const { busy, give } = useCommand();
  const round = chosen ?? roundOfCodes(rounds);
  if (round === undefined) return null;
  const unplayed = unplayedOf(competition, round);
  async function make(of: number): Promise<void> {
    const outcome = await give("issueRoundCodes", { round: of });
    setAsks(false);
    if (outcome.ok) setMade({ round: of, codes: byBoard(outcome.codes ?? []) });
  }
  return (
    <section aria-label={official.codes.players}>
      <h2 class="no-print">{official.codes.players}</h2>
      <p class="quiet no-print">{official.codes.playersHint}</p>
      <div class="actions no-print">
        {rounds.length > 1 && (
          <label class="inline-label">
            {official.codes.ofRound}
            <select value={round} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
              {rounds.map((one) => (
                <option key={one.number} value={one.number}>
                  {t.round(one.number)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button onClick={() => setAsks(true)}>{official.codes.make(round)}</button>
      </div>
      {asks && (
        <Dialog title={official.codes.makeTitle(round)} onClose={() => setAsks(false)}>
          <p>{official.codes.makeText}</p>
          {unplayed.length > 0 && (
            <>
              <p>{t.unplayed.noCodes}</p>
              <ul data-unplayed>
                {unplayed.map((one) => (
                  <li key={one.board}>{unplayedText(one)}</li>
                ))}
              </ul>
            </>
          )}
          <div class="actions">
            <button type="button" autoFocus onClick={() => setAsks(false)}>
              {t.cancel}
            </button>
            <button type="button" class="primary" disabled={busy} onClick={() => void make(round)}>
              {official.codes.makeNow}
            </button>
          </div>
        </Dialog>
      )}
      {made && (
        <p role="status" class="no-print">
          {made.codes.length === 0
            ? official.codes.allIn(made.round)
            : official.codes.made(made.codes.length, made.round)}
        </p>
      )}
      {made && made.codes.length > 0 && (
        <>
          <div class="table-scroll no-print">
            <table class="round-codes" aria-label={official.codes.makeTitle(made.round)}>
              <thead>
                <tr>
                  <th scope="col">{official.codes.columns.board}</th>
                  <th scope="col">{official.codes.columns.colour}</th>
                  <th scope="col">{official.codes.columns.player}</th>
                  <th scope="col">{official.codes.columns.venue}</th>
                  <th scope="col">{official.codes.columns.code}</th>
                </tr>
              </thead>
              <tbody>
                {made.codes.map((one) => (
                  <tr key={`${one.board} ${one.side}`} data-seat={`${one.board} ${one.side}`}>
                    <td>{one.number}</td>
                    <td>{t.side[one.side]}</td>
                    <th scope="row">{one.player}</th>
                    <td>{one.venueName}</td>
                    <td class="mono code">{one.code}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Slips codes={made.codes} round={made.round} event={competition.name} />
        </>
      )}
    </section>
  );
}

function Official({ one }: { one: OfficialView }) {
  const [code, setCode] = useState("");
  const [lost, setLost] = useState(false);
  const { busy, give } = useCommand();
  const role = t.role[one.role];
  async function issue(): Promise<void> {
    const outcome = await give("issueCode", { official: one.id });
    if (outcome.ok) setCode(outcome.code ?? "");
  }
  async function shutOut(): Promise<void> {
    const outcome = await give("shutOut", { official: one.id });
    setLost(false);
    if (outcome.ok) say("info", official.codes.shut(one.name));
  }
  return (
    <li class="floor-row" data-official={one.id}>
      <span class="grow">
        <strong>{role}</strong> {one.name}
      </span>
      {code && (
        <output>
          <strong class="mono code">{code}</strong> <span class="quiet">{official.codes.issued(hallAddress())}</span>
        </output>
      )}
      <button
        class="small"
        disabled={busy}
        aria-label={official.codes.label(role, one.name)}
        onClick={() => void issue()}
      >
        {official.codes.issue}
      </button>
      <button
        class="small"
        disabled={busy}
        aria-label={official.codes.lostLabel(role, one.name)}
        onClick={() => setLost(true)}
      >
        {official.codes.lost}
      </button>
      {lost && (
        <Dialog title={official.codes.lostLabel(role, one.name)} onClose={() => setLost(false)}>
          <p>{official.codes.lostText(one.name)}</p>
          <div class="actions">
            <button type="button" onClick={() => setLost(false)}>
              {t.cancel}
            </button>
            <button type="button" class="primary" disabled={busy} onClick={() => void shutOut()}>
              {official.codes.shutOut}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
