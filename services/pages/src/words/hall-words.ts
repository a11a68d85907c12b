import { formatSpan } from "../clock/clock";
import { scoreText } from "./scores";
import { bySide, other, type BoardView, type NoticeFrame, type RulingView, type Side } from "../protocol/protocol";
import { reasonWords, withLocalTimes } from "./reasons";
import { hallItalian, language, loadRefusals, officialRefusals, t, tables } from "./words";

/** The Italian text of a refusal; undefined if there is none, or if it is not loaded. */
const italianRefusal = (code: string): string | undefined => hallItalian?.refusals[code] ?? officialRefusals?.[code];

/**
 * Loads the text of a refusal for its reader, if it is not there yet: a player's page begins without those that mostly
 * officials get. Whatever receives a refusal waits for this before it shows it. Never rejects: better in English than
 * not at all.
 */
export const withRefusal = async (code: string, reader = language): Promise<void> => {
  if (reader === "it" && code !== "" && italianRefusal(code) === undefined) await loadRefusals().catch(() => {});
};

/** Translates the hall's English texts into the reader's language, if there is a translation. */
export function refusalWords(
  code: string,
  text: string,
  reader = language,
  details: Readonly<Record<string, string>> = {},
): string {
  const words = reader === "it" ? italianRefusal(code) : undefined;
  return outward(
    words?.replace(
      /\{(\w+)\}/g,
      (place, name: string) =>
        details[name]
          ?.split(/(, |: )/)
          .map((part) => hallItalian?.lacking[part] ?? named(part))
          .join("") ?? place,
    ) ?? text,
    reader,
  );
}

/** The hall's own rules, which are in no regulation. */
const OWN_RULE = /^(?:DEC|ENG|C)-/;
/** A rule as shown to a reader: only articles, not the hall's own rules. */
export const ruleWords = (rule: string | null | undefined): string => (rule && !OWN_RULE.test(rule) ? rule : "");

/** A text of the hall without names that only its developers know, and with times of the reader's place. */
const outward = (text: string, reader = language): string =>
  withLocalTimes(text)
    .replace(/ ?\((?:DEC|ENG|C)-\d+\)/g, "")
    .replace(/\b(WHITE|BLACK)\b/g, (side) => tables[reader].side[side as Side]);

/**
 * The Italian for a side, role or penalty that a refusal names in English; anything else, such as people's names, stays
 * unchanged.
 */
function named(part: string): string {
  const role = Object.entries(tables.en.role).find(([, name]) => name === part)?.[0];
  if (role !== undefined) return (tables.it.role as Record<string, string>)[role] ?? part;
  if (part !== part.toLowerCase()) return part;
  const constant = part.toUpperCase().replaceAll(" ", "_");
  return (
    (tables.it.side as Record<string, string>)[constant] ??
    tables.it.rulingKind[constant]?.toLowerCase() ??
    hallItalian?.ruled.reduce((text, [english, italian]) => text.replace(english, italian), part) ??
    part
  );
}

/**
 * A side, with the name of the player who sat there then if somebody else does now, because players may exchange seats
 * (OCR 19.2).
 */
export const sideThen = (
  board: BoardView | undefined,
  side: Side,
  player: string | undefined,
  words: Pick<typeof t, "side" | "sideOf"> = t,
): string =>
  board && player && bySide(board, side).name !== player ? words.sideOf(words.side[side], player) : words.side[side];

/**
 * The effect of a ruling in addition to its kind, in the reader's language. If the players have exchanged seats since,
 * it names the player.
 */
export const effectWords = (
  ruling: Pick<RulingView, "effects"> & Partial<Pick<RulingView, "white" | "black">>,
  words: Pick<typeof t, "effect" | "side" | "sideOf" | "warningNumber"> = t,
  board?: BoardView,
): string =>
  ruling.effects
    .map(
      (one) =>
        words.effect[one.kind]?.({
          side: one.side ? seatThen(ruling, one.side, words, board) : "",
          other: one.side ? seatThen(ruling, other(one.side), words, board) : "",
          time: formatSpan(one.ms ?? 0),
          control: one.control ?? "",
          points: scoreText(one.points ?? ""),
          count: words.warningNumber(one.count ?? 0, one.standing),
          fine: one.fine ?? "",
          amount: one.amount ?? "",
          rounds: one.rounds.join(", "),
        }) ?? "",
    )
    .filter(Boolean)
    .join("; ");

const seatThen = (
  ruling: Partial<Pick<RulingView, "white" | "black">>,
  side: Side,
  words: Pick<typeof t, "side" | "sideOf">,
  board?: BoardView,
): string => sideThen(board, side, side === "WHITE" ? ruling.white : ruling.black, words);

/** Adds a full stop, unless the sentence already has an end mark. */
const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

export function noticeWords(
  notice: NoticeFrame,
  reader = language,
  names: Pick<typeof t, "side" | "role"> = t,
): string {
  const words = reader === "it" ? hallItalian?.notices[notice.kind] : undefined;
  if (words === undefined) return outward(notice.text, reader);
  const named: Record<string, string> = { ...names.side, ...names.role };
  const said = words.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = notice.details[place] ?? "";
    return named[value] ?? withLocalTimes(value);
  });
  return (
    said +
    (ruleWords(notice.article) && ` (${ruleWords(notice.article)})`) +
    (notice.reason ? `: ${ended(reasonWords(notice.reason, reader))}` : ".")
  );
}
