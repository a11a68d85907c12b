import { useEffect, useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { byBoard, health, outages, points, stretches, top } from "./link-health";
import type { LinkRow, NodeView, VenueLinks } from "../protocol/protocol";
import { command } from "../network/connection";
import { mayReport } from "../state/rights";
import { fetchLinks, fetchVenues } from "../network/session";
import { beat, sayProblem, serverNow, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { LinkDot } from "../widgets/marks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";

const EVERY = 5000;
const SPAN = 10 * 60_000;
/** How long a node may be silent; it reports every two seconds. */
const NODE_SILENT = 6000;
const WIDTH = 160;
const HEIGHT = 28;

/** The links of all seats of a round: before the round their baselines, during it the seats to walk to (OCR 18.8). */
export function LinksPage() {
  const { competition, boards } = state.value;
  const [rows, setRows] = useState<readonly LinkRow[] | null>(null);
  const [measured, setMeasured] = useState<VenueLinks>({ nodes: [], unknown: [] });
  const [chosenRound, setRound] = useState<number | null>(null);
  const [venue, setVenue] = useState("");
  const rounds = [...new Set([...boards.values()].map((b) => b.round))].sort((a, b) => a - b);
  const round = chosenRound ?? rounds.at(-1) ?? 1;
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void Promise.all([fetchLinks(round), fetchVenues()]).then(
        ([found, of]) => {
          if (wanted) {
            setRows(found);
            setMeasured(of);
          }
        },
        (problem: Error) => {
          if (wanted) sayProblem(problem);
        },
      );
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [round]);
  void beat.value;
  const venues = [...new Map((rows ?? []).map((row) => [row.venue, row.venueName])).entries()];
  const shown = byBoard((rows ?? []).filter((row) => !venue || row.venue === venue));
  const up = shown.filter((row) => row.link === "UP").length;
  const nodes = measured.nodes.filter((node) => !venue || node.venue === venue);
  const strangers = measured.unknown.map((one) => isolated(one.name || "–")).join(", ");
  return (
    <div class="sheet-page">
      <PageTop title={official.links} note={competition?.name} printed>
        {rounds.length > 1 && (
          <label class="inline-label">
            {t.roundLabel}
            <select
              value={round}
              onChange={(event) => {
                setRows(null);
                setRound(Number(event.currentTarget.value));
              }}
            >
              {rounds.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        {venues.length > 1 && (
          <label class="inline-label">
            {t.filterVenue}
            <select value={venue} onChange={(event) => setVenue(event.currentTarget.value)}>
              <option value="">{t.allVenues}</option>
              {venues.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </PageTop>
      <main>
        <Notices />
        {rows === null ? (
          <p class="quiet">{t.connecting}</p>
        ) : (
          <>
            <p role="status">{official.linksUp(up, shown.length)}</p>
            {nodes.length === 0 && <p class="quiet">{official.noNode}</p>}
            {nodes.map((node) => (
              <Node key={node.venue + node.node} node={node} now={serverNow()} />
            ))}
            {strangers !== "" && <p class="warn-text">{official.unknownInMeeting(strangers)}</p>}
            <p class="quiet">{official.chartLegend}</p>
            <div class="table-scroll">
              <table class="links">
                <thead>
                  <tr>
                    {official.linkColumns.map((name) => (
                      <th scope="col" key={name}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map((row) => (
                    <Row key={row.board + row.side} row={row} now={serverNow()} />
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function Row({ row, now }: { row: LinkRow; now: number }) {
  const how = health(row);
  const last = row.link === "UP" ? row.samples.at(-1) : undefined;
  const taken = row.takeovers.at(-1);
  const losses = row.course.filter((step) => step.state === "DOWN");
  const [, , link, roundTrip, late, chart, meeting, seen, device, lost] = official.linkColumns;
  return (
    <tr data-seat={`${row.board} ${row.side}`} data-health={how}>
      <th scope="row">
        {row.number} <span class="quiet">{t.side[row.side]}</span>
      </th>
      <td>
        <LinkDot link={row.link} name={row.player} /> {row.player}
        <div class="quiet">{row.venueName}</div>
      </td>
      <td data-label={link}>
        <span class={cls("chip", how === "GOOD" ? "good" : how === "LOST" ? "bad" : "warn")}>
          {official.health[how]}
        </span>
      </td>
      <td data-label={roundTrip} class="mono">
        {last ? `${last.ms} ms ± ${last.jitterMs}` : "–"}
      </td>
      <td data-label={late} class={cls("mono", last && last.latePercent > 0 && "warn-text")}>
        {last ? `${last.latePercent} %` : "–"}
      </td>
      <td data-label={chart}>
        <Chart row={row} now={now} />
      </td>
      <td data-label={meeting}>
        <Meeting row={row} />
      </td>
      <td data-label={seen}>
        {row.lastSeen === null ? (
          "–"
        ) : row.link === "UP" ? (
          official.now
        ) : (
          <span class="mono">
            {timeOfDay(row.lastSeen, row.venue)} ({formatSpan(now - row.lastSeen)})
          </span>
        )}
      </td>
      <td data-label={device}>
        {row.address ?? "–"}
        {row.since !== null && <div class="quiet">{official.connectedSince(timeOfDay(row.since, row.venue))}</div>}
        {taken && (
          <div class={taken.from === taken.to ? "quiet" : "bad-text"}>
            {official.takenOver(timeOfDay(taken.at, row.venue), taken.from, taken.to)}
          </div>
        )}
      </td>
      <td data-label={lost}>
        {losses.length === 0 ? (
          <span class="quiet">{official.noLosses}</span>
        ) : (
          <span title={losses.map((step) => timeOfDay(step.at, row.venue)).join(", ")}>
            {official.lossCount(losses.length, timeOfDay(losses.at(-1)!.at, row.venue))}
          </span>
        )}
      </td>
    </tr>
  );
}

/** A name isolated, so that the sentence keeps its order whatever the script of the name. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The measurements of a venue's node on the path to the hall, place by place. */
function Node({ node, now }: { node: NodeView; now: number }) {
  const silent = node.heard === null || now - node.heard > NODE_SILENT;
  return (
    <p class="node" data-node={node.venue}>
      <strong>{official.node(node.venueName)}</strong>{" "}
      <span class={cls("chip", silent ? "bad" : "good")}>
        {node.heard === null
          ? official.nodeNever
          : silent
            ? official.nodeSilent(timeOfDay(node.heard, node.venue))
            : official.nodeHeard}
      </span>
      {node.hops.map((hop) => (
        <span key={hop.hop + hop.target} class={cls("hop", hop.lost && "bad-text")} title={hop.target}>
          {" → "}
          {official.hop[hop.hop]}
          {hop.hop === "DEVICE" ? ` ${hop.target}` : ""}{" "}
          {hop.lost
            ? official.silentSince(timeOfDay(hop.since, node.venue))
            : hop.roundTripMs === null
              ? ""
              : `${hop.roundTripMs} ms`}
        </span>
      ))}
    </p>
  );
}

/** Whether the player is in the meeting, and who reported it; the venue's arbiter may tick it. */
function Meeting({ row }: { row: LinkRow }) {
  const { you } = state.value;
  const [asked, setAsked] = useState<boolean | null>(null);
  const stands = row.meeting?.present ?? null;
  const present = asked ?? stands;
  const may = you !== null && mayReport(you, row.venue);
  useEffect(() => {
    if (asked === stands) setAsked(null);
  }, [asked, stands]);
  useEffect(() => setAsked(null), [row.meeting?.since]);
  async function tick(now: boolean): Promise<void> {
    setAsked(now);
    if (!(await command("recordCommunication", { board: row.board, side: row.side, present: now })).ok) setAsked(null);
  }
  if (row.meeting === null && !may) return <span class="quiet">–</span>;
  return (
    <>
      <span class={cls(present === false && row.meeting?.required && "bad-text")}>
        {present === null ? official.meetingUnknown : present ? official.inMeeting : official.outOfMeeting}
      </span>
      {row.meeting?.since && (
        <div class="quiet">
          {timeOfDay(row.meeting.since, row.venue)}, {official.meetingSource[row.meeting.source ?? "ARBITER"]}
        </div>
      )}
      {row.meeting && row.meeting.moves.length > 0 && (
        <div class="bad-text">{official.movedOutside(row.meeting.moves)}</div>
      )}
      {asked !== null && <span class="quiet"> …</span>}
      {may && (
        <button class="small" disabled={asked !== null} onClick={() => void tick(!present)}>
          {present ? official.tickOut : official.tickIn}
        </button>
      )}
    </>
  );
}

/** Round trips of the last ten minutes, with a dot for late answers and a band for a lost connection. */
function Chart({ row, now }: { row: LinkRow; now: number }) {
  const from = now - SPAN;
  const lost = outages(row.course, from, now);
  if (row.samples.length === 0 && lost.length === 0) return <span class="quiet">–</span>;
  const highest = top(row.samples);
  const parts = stretches(row.samples, lost).map((part) => points(part, from, now, WIDTH, HEIGHT - 4, highest));
  const across = (at: number) => ((at - from) / SPAN) * WIDTH;
  return (
    <>
      <svg
        class="spark"
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 -2 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={[
          ...(row.samples.length > 0
            ? [
                official.chartOf(
                  row.player,
                  Math.min(...row.samples.map((one) => one.ms)),
                  Math.max(...row.samples.map((one) => one.ms)),
                ),
              ]
            : []),
          ...lost.map((one) => official.chartLost(timeOfDay(one.from, row.venue), formatSpan(one.to - one.from))),
        ].join("; ")}
      >
        {lost.map((one) => (
          <rect
            key={one.from}
            x={across(one.from).toFixed(1)}
            y="-2"
            width={Math.max(2, across(one.to) - across(one.from)).toFixed(1)}
            height={HEIGHT}
          />
        ))}
        {parts.map((line) => (
          <polyline key={line[0]!.x} points={line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
        ))}
        {parts
          .flat()
          .filter((one) => one.late)
          .map(({ x, y }) => (
            <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2" />
          ))}
      </svg>
      <div class="quiet">{official.chartScale(highest)}</div>
    </>
  );
}
