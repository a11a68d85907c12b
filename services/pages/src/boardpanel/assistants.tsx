import { useState } from "preact/hooks";
import { Choice } from "../widgets/forms";
import { ReasonDialog } from "./reason-dialog";
import { bySide, type AssistantView, type BoardView, type Language, type Side, type You } from "../protocol/protocol";
import { mayAdmitAssistant, mayNameAssistant } from "../state/rights";
import { language as reader, t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { USUAL_REASONS } from "../words/usual-reasons";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/**
 * The assistants who enter players' moves: the organiser names them, the arbiter admits and dismisses them (OCR 3.8,
 * APP-III 1, 1.6).
 */
export function Assistants({ board, you }: { board: BoardView; you: You }) {
  const [naming, setNaming] = useState<Side | null>(null);
  const concerned = SIDES.filter(
    (side) => bySide(board, side).assistant || (board.status !== "ENDED" && mayNameAssistant(you, board, side)),
  );
  if (concerned.length === 0) return null;
  const named = SIDES.filter((side) => bySide(board, side).assistant);
  return (
    <details open={named.length > 0}>
      <summary>
        {t.assist.title} <span class="quiet">{named.length}</span>
      </summary>
      {concerned.map((side) => {
        const assistant = bySide(board, side).assistant;
        return assistant ? (
          <Serving key={side} board={board} side={side} assistant={assistant} you={you} />
        ) : (
          <p key={side}>
            <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" /> {t.assist.none}{" "}
            <button class="small" onClick={() => setNaming(side)}>
              {t.assist.name(t.side[side])}
            </button>
          </p>
        );
      })}
      {naming && <NameDialog board={board} side={naming} onClose={() => setNaming(null)} />}
    </details>
  );
}

function Serving({
  board,
  side,
  assistant,
  you,
}: {
  board: BoardView;
  side: Side;
  assistant: AssistantView;
  you: You;
}) {
  const [dismissing, setDismissing] = useState(false);
  const [code, setCode] = useState("");
  const { busy, give } = useCommand();
  const may = mayAdmitAssistant(you, board, side) && board.status !== "ENDED";
  const at = { board: board.id, side, assistant: assistant.id };
  async function issue(): Promise<void> {
    const outcome = await give("issueCode", { board: board.id, side, assistant: true });
    if (outcome.ok) setCode(outcome.code ?? "");
  }
  return (
    <div class="assistance" data-assistant={side}>
      <p>
        <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" /> <strong>{assistant.name}</strong>{" "}
        {t.assist.assists(bySide(board, side).name)} · {t.assist.languages[assistant.language]}{" "}
        <span class={cls("chip", assistant.admitted ? "good" : "warn")}>
          {assistant.admitted ? t.assist.admitted : t.assist.notAdmitted}
        </span>
      </p>
      {assistant.asked.length > 0 && (
        <p class="quiet">
          {t.assist.asked(assistant.asked.length)}:{" "}
          {assistant.asked
            .map((one) => `${timeOfDay(one.at, bySide(board, side).venue)} (${t.assist.afterMoves(one.ply)})`)
            .join(", ")}
        </p>
      )}
      {may && (
        <div class="actions">
          {!assistant.admitted && (
            <button class="small primary" disabled={busy} onClick={() => void give("admitAssistant", at)}>
              {t.assist.admit}
            </button>
          )}
          {assistant.admitted && (
            <button class="small" disabled={busy} onClick={() => void issue()}>
              {t.assist.code}
            </button>
          )}
          <button class="small" onClick={() => setDismissing(true)}>
            {t.assist.dismiss}
          </button>
          {code && <output class="mono"> {t.codeIs(code)}</output>}
        </div>
      )}
      {dismissing && (
        <ReasonDialog
          title={t.assist.dismiss}
          usual={USUAL_REASONS.assistant}
          onClose={() => setDismissing(false)}
          action={(reason) => ["dismissAssistant", { ...at, reason }]}
        />
      )}
    </div>
  );
}

function NameDialog({ board, side, onClose }: { board: BoardView; side: Side; onClose(): void }) {
  const [name, setName] = useState("");
  const [language, setLanguage] = useState<Language>(reader === "it" ? "IT" : "EN");
  const { busy, give } = useCommand();
  async function submit(): Promise<void> {
    if ((await give("nameAssistant", { board: board.id, side, name: name.trim(), language })).ok) onClose();
  }
  return (
    <Dialog title={t.assist.name(t.side[side])} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t.assist.nameText(bySide(board, side).name)}</p>
        <label>
          {t.assist.person}
          <input
            required
            pattern=".*\S.*"
            maxLength={100}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <Choice label={t.assist.language} words={t.assist.languages} value={language} onChange={setLanguage} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {t.assist.propose}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
