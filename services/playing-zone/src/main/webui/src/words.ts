import { formatSpan } from "./clock";
import { other, type NoticeFrame, type RulingView } from "./protocol";
import { language, t } from "./strings";
import { notices, reasons, refusals } from "./words.it";

/** What the hall says in English, in the reader's language if it has words for it. */
export const refusalWords = (code: string, text: string, reader = language): string => (reader === "it" ? refusals[code] : undefined) ?? text;

/** Why a game is paused or a start is held: what the hall gives as a reason is worded, what people write is shown as it comes. */
export const reasonWords = (reason: string, reader = language): string =>
  reader === "it" ? reasons.reduce((text, [english, italian]) => text.replace(english, italian), reason) : reason;

/** What a ruling does beside its kind, in the reader's language. */
export const effectWords = (ruling: Pick<RulingView, "effects">, words: Pick<typeof t, "effect" | "side"> = t): string =>
  ruling.effects.map((one) => words.effect[one.kind]?.({
    side: one.side ? words.side[one.side] : "", other: one.side ? words.side[other(one.side)] : "", time: formatSpan(one.ms ?? 0), control: one.control ?? "",
    points: one.points ?? "", count: one.count ?? 0, fine: one.fine ?? "", amount: one.amount ?? "", rounds: one.rounds.join(", "),
  }) ?? "").filter(Boolean).join("; ");

export function noticeWords(notice: NoticeFrame, reader = language, names: Pick<typeof t, "side" | "role"> = t): string {
  const words = reader === "it" ? notices[notice.kind] : undefined;
  if (words === undefined) return notice.text;
  const named: Record<string, string> = { ...names.side, ...names.role };
  const said = words.replace(/\{(\w+)\}/g, (_, place: string) => { const value = notice.details[place] ?? ""; return named[value] ?? value; });
  return said + (notice.article && ` (${notice.article})`) + (notice.reason ? `: ${reasonWords(notice.reason, reader)}.` : ".");
}
