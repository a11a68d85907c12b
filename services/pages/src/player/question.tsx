import { useState } from "preact/hooks";
import type { BoardView } from "../protocol/protocol";
import { captainFor } from "../state/rights";
import { say, state } from "../state/state";
import { language, t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

/** The player's last question and its answer (OCR 17.10). */
export function QuestionLine({ board }: { board: BoardView }) {
  const question = board.help?.questions.at(-1);
  if (!question) return null;
  const { answer } = question;
  return (
    <p class="notice" role="status">
      {answer ? `${t.answered(answer.article)} ${answer[language]} ${answer.note}` : t.asked(timeOfDay(question.at))}
    </p>
  );
}

export function QuestionDialog({ board, onClose }: { board: BoardView; onClose(): void }) {
  const { you } = state.value;
  const captain = captainFor(you);
  const [text, setText] = useState("");
  const [number, setNumber] = useState(board.number);
  const { busy, give } = useCommand();
  async function ask(): Promise<void> {
    const outcome = await give("askQuestion", { text: text.trim(), ...(number === board.number ? {} : { number }) });
    if (!outcome.ok) return;
    say("info", t.questionSent);
    onClose();
  }
  return (
    <Dialog title={t.askRule} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {captain ? <p class="warn-text">{t.viaCaptain(captain)}</p> : <p>{t.askRuleText}</p>}
        {you?.speaks && (
          <label>
            {t.callBoard}
            <input
              type="number"
              min={1}
              required
              value={number}
              onInput={(event) => setNumber(Number(event.currentTarget.value))}
            />
          </label>
        )}
        <label>
          {t.question}
          <textarea
            rows={3}
            maxLength={400}
            required
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || !text.trim()}>
            {busy ? t.onItsWay : t.sendQuestion}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
