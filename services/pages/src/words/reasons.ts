import { timeAt } from "../clock/time-zones";
import type { EpochMs, IncidentKind } from "../protocol/protocol";
import type { ReasonCode, UsualReason } from "./en/reasons";
import { language, t, tables, type Tongue, type Words } from "./words";

/*
 * Reasons that are stored as a code and shown to each reader in his own language. Their form is `{FIRE_ALARM}`, or
 * `{HALL_OUT from=2026-03-01T14:00:00Z; to=2026-03-01T14:00:40Z}` with parameters; several codes may follow each other.
 * Values have %25, %7B, %7D, %3D and %3B for % { } = and ; (`Reason` in services/shared/decider).
 */
const PARAMETER = "[a-z]+=[^{}=;]*";
const CODE = `\\{([A-Z][A-Z_]*)((?: ${PARAMETER}(?:; ${PARAMETER})*)?)\\}`;
const ALL = new RegExp(`^(?:${CODE})+$`);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export const isUsual = (code: string): code is UsualReason => code in t.usualReasons;

type Coded = (stored: string, escaped: (value: string) => string) => string | undefined;
let codedOld: Coded = () => undefined;
/** The sentences of old logs are loaded in the background: few games have any. */
export const oldReasons = import("./old-reasons").then((old) => {
  codedOld = old.codedOld;
});

/** How a time is written in a reason and in another text of the hall; the page sets it: it knows the reader's zone. */
let written: (at: EpochMs) => string = (at) => timeAt(at, undefined);
let writtenWithDay = written;
export const writeTimes = (how: (at: EpochMs) => string, withDay: (at: EpochMs) => string): void => {
  written = how;
  writtenWithDay = withDay;
};

const INSTANTS = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g;
const HALF_A_DAY = 12 * 3_600_000;

/** A text of the hall with its instants, which are in UTC, in the reader's time; with the date unless it is near. */
export const withLocalTimes = (text: string): string =>
  text.replace(INSTANTS, (instant) => {
    const at = Date.parse(instant);
    return (Math.abs(at - Date.now()) < HALF_A_DAY ? written : writtenWithDay)(at);
  });

/** The value of a parameter as it is written in a code. */
const escaped = (value: string): string =>
  value.replace(/[%{}=;]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A code to store. */
export function coded(code: ReasonCode, parameters: Readonly<Record<string, string>> = {}): string {
  const values = Object.entries(parameters).map(([name, value]) => `${name}=${escaped(value)}`);
  return `{${[code, ...(values.length > 0 ? [values.join("; ")] : [])].join(" ")}}`;
}

interface Part {
  code: string;
  parameters: Readonly<Record<string, string>>;
}

/** The codes of a stored reason; none if it is free text. */
function parse(stored: string): Part[] {
  const all = ALL.test(stored) ? stored : (codedOld(stored, escaped) ?? "");
  return [...all.matchAll(new RegExp(CODE, "g"))].map(([, code, values]) => ({
    code: code!,
    parameters: Object.fromEntries(
      (values ? values.slice(1).split("; ") : []).map((one) => {
        const at = one.indexOf("=");
        return [
          one.slice(0, at),
          one.slice(at + 1).replace(/%(25|7B|7D|3D|3B)/g, (_, sign: string) => String.fromCharCode(parseInt(sign, 16))),
        ];
      }),
    ),
  }));
}

/** The words for a constant, or for several with commas; undefined if one has none. */
function constant(parameter: string, value: string, words: Words): string | undefined {
  const named: Readonly<Record<string, string>> | undefined = {
    side: words.side,
    kind: words.floor.kinds,
    termination: words.termination,
  }[parameter];
  const all = value.split(",").map((one) => (named ? named[one] : words.reasonValues[`${parameter}.${one}`]));
  return all.every((one) => one !== undefined) ? all.join(", ") : undefined;
}

function partWords({ code, parameters }: Part, reader: Tongue): string {
  const words = tables[reader];
  const texts: Readonly<Record<string, string>> = { ...words.hallReasons, ...words.usualReasons };
  const text = texts[code];
  const places = [...(text ?? "").matchAll(/\{(\w+)\}/g)].map((place) => place[1]!);
  const names = Object.keys(parameters);
  if (text === undefined || places.length !== names.length || !places.every((place) => place in parameters))
    return words.unknownReason;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]!;
    return (
      constant(name, value, words) ?? (INSTANT.test(value) ? written(Date.parse(value)) : reasonWords(value, reader))
    );
  });
}

/** A stored reason in the reader's language; what people write is shown unchanged. */
export function reasonWords(stored: string, reader = language): string {
  const parts = parse(stored);
  return parts.length === 0 ? stored : parts.map((part) => partWords(part, reader)).join(" ");
}

/** The text of a usual reason, as on its button. */
export const reasonText = (code: UsualReason): string => t.usualReasons[code];

/** A text that nobody can take for a code. */
const plain = (text: string): string => (ALL.test(text.trim()) ? text.replaceAll("{", "(").replaceAll("}", ")") : text);

/** Whether a text is the code of a reason that people may give. */
function isUsualCode(text: string): boolean {
  const parts = ALL.test(text) ? parse(text) : [];
  return parts.length === 1 && isUsual(parts[0]!.code);
}

/**
 * What a person chose or wrote, as it is stored: a usual reason as its code, also if somebody has typed its text; free
 * text as it is.
 */
export function storedReason(text: string, writer: Words = t): string {
  const said = text.trim();
  if (isUsualCode(said)) return said;
  const chosen = Object.entries(writer.usualReasons).find(([, words]) => words === said);
  return chosen ? coded(chosen[0] as UsualReason) : plain(said);
}

/** The note of an incident: its kind as a code if nothing more was said. */
export const storedNote = (kind: IncidentKind, text: string, writer: Words = t): string =>
  text.trim() === writer.floor.kinds[kind] ? coded("INCIDENT", { kind }) : storedReason(text, writer);

/** Whether the note of an incident says nothing more than its kind. */
export const isKindOnly = (kind: IncidentKind, note: string): boolean =>
  parse(note).some((part) => part.code === "INCIDENT" && part.parameters["kind"] === kind);

/** The arguments of a command as they are sent: reasons as they are stored, and no other text in the form of a code. */
export const storedArguments = <A extends object>(args: A): A =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value !== "string" || (name === "note" && isUsualCode(value))) return [name, value];
      return [name, name === "reason" ? storedReason(value) : plain(value)];
    }),
  ) as A;
