import { useEffect, useId, useRef, useState } from "preact/hooks";
import { downloadTrf } from "../network/session";
import { sayProblem } from "../state/state";
import { pairingWords as words } from "../words/pairing";
import type { PairingFault, PairingSource } from "../protocol/protocol";
import { cls } from "../widgets/cls";
import { textOf, type FileProblem } from "./text-files";

/** The sources that are a text. */
const TEXTS: readonly PairingSource[] = ["TRF", "TABLE"];
const TRF_VERSIONS = [16, 26];

/** Where the pairings come from: a text, a program, a table of FIDE C.05, or a person (C.04, C.05). */
export function SourceStep({
  round,
  sources,
  source,
  text,
  faults,
  problem,
  busy,
  replaces,
  saved,
  onSource,
  onText,
  onGet,
  onChangeSaved,
  onLoadSources,
}: {
  round: number;
  /** What the hall offers; null if that could not be loaded, undefined until it is. */
  sources: readonly PairingSource[] | null | undefined;
  source: PairingSource | null;
  /** What was pasted for the chosen source. */ text: string;
  faults: readonly PairingFault[];
  /** Why the server gave no answer; "" if it did. */ problem: string;
  busy: boolean;
  /** Whether there are boards that would be replaced. */ replaces: boolean;
  /** How many pairings the round has. */ saved: number;
  onSource(source: PairingSource): void;
  onText(text: string): void;
  onGet(): void;
  onChangeSaved(): void;
  onLoadSources(): void;
}) {
  const isText = source !== null && TEXTS.includes(source);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <section class="ready-venue" aria-labelledby="pairing-step-1">
      <h2 id="pairing-step-1">{words.step1.title(round)}</h2>
      {saved > 0 && (
        <div class="pairing-line">
          <span class="grow">{words.step3.has(round, saved)}</span>
          <button type="button" disabled={busy} onClick={onChangeSaved}>
            {words.step1.changeSaved}
          </button>
        </div>
      )}
      <div class="pairing-line">
        <span class="grow">{words.step1.download}</span>
        {TRF_VERSIONS.map((version) => (
          <button
            key={version}
            type="button"
            onClick={() => void downloadTrf(version).catch((failure: Error) => sayProblem(failure))}
          >
            {words.step1.trf(version)}
          </button>
        ))}
      </div>
      {sources === null && (
        <div role="alert" class="pairing-line">
          <span class="grow bad-text">{words.step1.noSources}</span>
          <button type="button" onClick={onLoadSources}>
            {words.step1.again}
          </button>
        </div>
      )}
      {sources && (
        <fieldset class="pairing-sources">
          <legend>{words.step1.choose}</legend>
          {sources.map((one) => (
            <label key={one} class={cls("check", one === source && "chosen")}>
              <input
                type="radio"
                name="pairing-source"
                value={one}
                checked={one === source}
                onChange={() => onSource(one)}
              />{" "}
              {words.step1.sources[one]}
            </label>
          ))}
        </fieldset>
      )}
      {sources && !sources.includes("PROGRAM") && <p class="quiet">{words.step1.swiss}</p>}
      {source !== null && sources?.includes(source) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onGet();
          }}
        >
          <p>{words.step1.hints[source]}</p>
          {isText && <TextOrFile key={source} source={source} text={text} box={box} onText={onText} />}
          {faults.length > 0 && <Faults isText={isText} faults={faults} text={text} box={box} />}
          {problem !== "" && (
            <p role="alert" class="bad-text">
              {problem}
            </p>
          )}
          {replaces && source !== "HAND" && <p class="quiet">{words.step1.replaces}</p>}
          <div class="actions">
            <button type="submit" class="primary" disabled={busy || (isText && text.trim() === "")}>
              {busy
                ? isText
                  ? words.step1.reading
                  : words.step1.busy
                : isText
                  ? words.step1.read
                  : source === "HAND"
                    ? words.step1.byHand
                    : words.step1.pair(round)}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

/** A text from a file, dropped or pasted. It stays whatever is wrong with it. */
function TextOrFile({
  source,
  text,
  box,
  onText,
}: {
  source: PairingSource;
  text: string;
  box: { current: HTMLTextAreaElement | null };
  onText(text: string): void;
}) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [guessed, setGuessed] = useState(false);
  const [over, setOver] = useState(false);
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await textOf(file);
    setProblem("problem" in read ? read.problem : null);
    setGuessed("text" in read && read.guessed);
    setName(file.name);
    if ("text" in read) onText(read.text);
  }
  return (
    <>
      <div
        class={cls("pairing-drop", over && "over")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <label>
          {words.step1.file}
          <input
            type="file"
            accept={source === "TRF" ? ".trf,.trfx,.txt,text/plain" : ".csv,.tsv,.txt,text/plain,text/csv"}
            onChange={(event) => {
              const field = event.currentTarget;
              void take(field.files?.[0]).then(() => (field.value = "")); // the same file can be chosen again
            }}
          />
        </label>
        <span class="quiet">{name === "" ? words.step1.drop : name}</span>
      </div>
      {problem && (
        <p role="alert" class="bad-text">
          {name}: {words.step1.fileProblem[problem]}
        </p>
      )}
      {guessed && (
        <p role="status" class="warn-text">
          {name}: {words.step1.guessed}
        </p>
      )}
      <label>
        {words.step1.text}
        <textarea
          ref={box}
          class="mono pairing-text"
          rows={8}
          spellcheck={false}
          wrap="off"
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
    </>
  );
}

/** How many faults are shown; with more, something is wrong with the whole text. */
const MOST = 50;

/** What is wrong with a text, or why a program or a table gave no pairings; a line leads to its place in the text. */
function Faults({
  isText,
  faults,
  text,
  box,
}: {
  isText: boolean;
  faults: readonly PairingFault[];
  text: string;
  box: { current: HTMLTextAreaElement | null };
}) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [faults]);
  const goTo = (line: number) => {
    const lines = text.split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const field = box.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    field.scrollTop = (field.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 3);
  };
  return (
    <div role="alert" class="pairing-faults" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        {isText ? words.step1.faults(faults.length) : words.step1.noPairings}
      </h3>
      <ul>
        {faults.slice(0, MOST).map((fault, i) => (
          <li key={i} data-fault={fault.code}>
            {isText && fault.line ? (
              <button type="button" class="small" onClick={() => goTo(fault.line!)}>
                {words.step1.line(fault.line)}
              </button>
            ) : null}{" "}
            <FaultText fault={fault} />
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p class="quiet">{words.step1.moreFaults(faults.length - MOST)}</p>}
      {isText && <p class="quiet">{words.step1.correct}</p>}
    </div>
  );
}

/** A fault or a note in the reader's language if there are words for its code; otherwise the server's, in English. */
export function FaultText({ fault }: { fault: PairingFault }) {
  const own = words.fault[fault.code ?? ""];
  return own ? <span>{own(fault.text)}</span> : <span lang="en">{fault.text}</span>;
}
