import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SeatCode } from "../protocol/protocol";
import { hallAddress } from "../state/state";
import { QrCode } from "../widgets/qr-code";
import { slipsWords as english } from "../words/en/slips";
import { slipsWords as italian } from "../words/it/slips";
import { official } from "../words/officials";
import { LANGUAGES, language, type Tongue } from "../words/words";
import "./slips.css";

/** Slips on one page of A4, in two columns. */
export const ON_A_PAGE = 8;
const WORDS = { en: english, it: italian };

/** Splits slips into pages, in the order of the codes; those of players are sorted by board, which is the table. */
export const pagesOf = <Code,>(codes: readonly Code[]): Code[][] =>
  Array.from({ length: Math.ceil(codes.length / ON_A_PAGE) }, (_, page) =>
    codes.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );

/** The codes of each venue, in the order of the first board. */
export const byVenue = (codes: readonly SeatCode[]): [string, SeatCode[]][] =>
  [...new Set(codes.map((one) => one.venueName))].map((venue) => [
    venue,
    codes.filter((one) => one.venueName === venue),
  ]);

/**
 * Slips to cut out and put on the tables: each venue begins on a page of its own, and can be printed alone and in its
 * own language.
 */
export function Slips({ codes, round, event }: { codes: readonly SeatCode[]; round: number; event: string }) {
  /** The venue that is printed alone; null if all are. */
  const [alone, setAlone] = useState<string | null>(null);
  const [tongues, setTongues] = useState<Readonly<Record<string, Tongue>>>({});
  const venues = byVenue(codes);
  const here = WORDS[language];
  useEffect(() => {
    if (alone === null) return;
    const done = () => setAlone(null);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [alone]);
  return (
    <>
      <ul class="floor-list no-print" data-slips>
        {venues.map(([venue, own]) => (
          <li key={venue} class="floor-row">
            <span class="grow">
              <strong>{venue}</strong> {here.number(own.length, pagesOf(own).length)}
            </span>
            <select
              aria-label={`${here.language}, ${venue}`}
              value={tongues[venue] ?? language}
              onChange={(event) => setTongues({ ...tongues, [venue]: event.currentTarget.value as Tongue })}
            >
              {LANGUAGES.map(([tongue, name]) => (
                <option key={tongue} value={tongue} lang={tongue}>
                  {name}
                </option>
              ))}
            </select>
            {venues.length > 1 && (
              <button class="small" onClick={() => setAlone(venue)}>
                {here.print(venue)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="actions no-print">
        <button class="primary" onClick={() => print()}>
          {official.codes.slips}
        </button>
      </div>
      <div class="slips" aria-hidden="true">
        {venues
          .filter(([venue]) => alone === null || venue === alone)
          .flatMap(([venue, own]) =>
            pagesOf(own).map((page, number) => (
              <div class="slip-page" key={`${venue} ${number}`} lang={tongues[venue] ?? language}>
                {page.map((one) => (
                  <SeatSlip
                    key={`${one.board} ${one.side}`}
                    one={one}
                    round={round}
                    event={event}
                    tongue={tongues[venue] ?? language}
                  />
                ))}
              </div>
            )),
          )}
      </div>
    </>
  );
}

function SeatSlip({ one, round, event, tongue }: { one: SeatCode; round: number; event: string; tongue: Tongue }) {
  const words = WORDS[tongue];
  return (
    <Slip
      event={event}
      place={words.place(one.venueName, round)}
      open={words.open}
      address={hallAddress()}
      code={one.code}
      tongue={tongue}
    >
      <div class="slip-board">{words.board(one.number)}</div>
      <div class="slip-player">{one.player}</div>
      <div class="slip-side">{words.side[one.side]}</div>
    </Slip>
  );
}

/** A code of an official on a slip; `place` is the venue's name, or that the role has none. */
export interface OfficialCode {
  code: string;
  name: string;
  role: string;
  place: string;
}

/** The slips of an event's officials, one for each, in the language of the page. */
export function OfficialSlips({
  codes,
  event,
  address,
}: {
  codes: readonly OfficialCode[];
  event: string;
  address: string;
}) {
  return (
    <div class="slips" aria-hidden="true">
      {pagesOf(codes).map((page, number) => (
        <div class="slip-page" key={number}>
          {page.map((one) => (
            <Slip
              key={one.code}
              event={event}
              place={one.place}
              open={WORDS[language].openOfficial}
              address={address}
              code={one.code}
              tongue={language}
            >
              <div class="slip-player">{one.name}</div>
              <div class="slip-role">{one.role}</div>
            </Slip>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * A code for one person, who scans it or types it.
 *
 * @param open says how to get to the hall's page
 * @param children whose code it is
 */
function Slip({
  event,
  place,
  open,
  address,
  code,
  tongue,
  children,
}: {
  event: string;
  place: string;
  open: string;
  address: string;
  code: string;
  tongue: Tongue;
  children: ComponentChildren;
}) {
  const words = WORDS[tongue];
  return (
    <div class="slip">
      <QrCode text={`${address}/#code=${code}`} />
      <div class="slip-head">
        <div class="slip-event">{event}</div>
        <div class="slip-place">{place}</div>
        {children}
      </div>
      <div class="slip-way">
        <div>{open}</div>
        <div class="mono address">{address}</div>
        <div>
          {words.type} <span class="mono code">{code}</span> {words.once}
        </div>
      </div>
    </div>
  );
}
