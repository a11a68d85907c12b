import { useState } from "preact/hooks";
import { readFiles, unreadText } from "./files";
import type { EventFiles } from "./terms";
import { words } from "./words";

/** The files of a draft as text: what the form cannot show, and what people prefer to write. */
export function EventText({
  files,
  mustBeText,
  onChange,
}: {
  files: EventFiles;
  mustBeText: boolean;
  onChange(files: EventFiles): void;
}) {
  const [problem, setProblem] = useState("");
  const [guessed, setGuessed] = useState<readonly string[]>([]);
  async function take(chosen: Iterable<File>): Promise<void> {
    const { texts, guessed: odd, problem: wrong } = await readFiles(chosen, files.yaml);
    setGuessed(odd);
    setProblem(wrong ? unreadText(wrong) : "");
    if (!wrong) onChange({ ...files, files: { ...files.files, ...texts } });
  }
  return (
    <section aria-label={words.text.title}>
      <h2>{words.text.title}</h2>
      {mustBeText && <p>{words.text.why}</p>}
      <TextFile name={files.fileName} text={files.yaml} rows={24} onText={(yaml) => onChange({ ...files, yaml })} />
      {files.regulations && (
        <TextFile
          name={files.regulationsFile ?? ""}
          text={files.regulations}
          rows={12}
          onText={(regulations) => onChange({ ...files, regulations })}
        />
      )}
      {Object.entries(files.files).map(([name, text]) => (
        <div key={name}>
          <TextFile
            name={name}
            text={text}
            rows={12}
            onText={(to) => onChange({ ...files, files: { ...files.files, [name]: to } })}
          />
          <button
            class="small"
            aria-label={words.text.removeOf(name)}
            onClick={() => {
              const { [name]: _, ...others } = files.files;
              onChange({ ...files, files: others });
            }}
          >
            {words.text.remove}
          </button>
        </div>
      ))}
      <label>
        {words.text.add}
        <input
          type="file"
          multiple
          accept=".csv,.tsv,.trf,.trfx,.txt"
          onChange={(event) => {
            const field = event.currentTarget;
            void take([...(field.files ?? [])]).then(() => (field.value = ""));
          }}
        />
      </label>
      {guessed.length > 0 && <p class="warn-text">{words.files.guessed(guessed.join(", "))}</p>}
      <p class="error" role="alert">
        {problem}
      </p>
    </section>
  );
}

function TextFile({
  name,
  text,
  rows,
  onText,
}: {
  name: string;
  text: string;
  rows: number;
  onText(text: string): void;
}) {
  return (
    <label class="mono">
      {name}
      <textarea
        class="mono"
        rows={rows}
        spellcheck={false}
        wrap="off"
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}
