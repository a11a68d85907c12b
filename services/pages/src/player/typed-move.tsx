import { useEffect, useRef, useState } from "preact/hooks";
import { promoted } from "../board/input-choices";
import { resolveMove, squares } from "../board/moves";
import type { BoardView, Promotion } from "../protocol/protocol";
import { language, t } from "../words/words";

const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

/** The field for typed moves; where fingers move the pieces, a button opens it, and its place is the board's. */
export function FoldedTypedMove(of: Parameters<typeof TypedMove>[0]) {
  const [touched] = useState(isTouched);
  const [asked, setAsked] = useState(false);
  if (!touched || asked) return <TypedMove {...of} focus={asked} />;
  return (
    <div class="typed-move folded">
      <button class="small" onClick={() => setAsked(true)}>
        {t.typeInstead}
      </button>
    </div>
  );
}

/** Moves by keyboard: any text that fits exactly one legal move. */
export function TypedMove({
  board,
  legal,
  cut,
  first,
  sealing = false,
  focus = false,
  onQueue,
  smart,
  promotion,
  onMove,
  onPromote,
}: {
  board: BoardView;
  legal: readonly string[];
  cut: boolean;
  /** What must be done before a move; "" if nothing. */ first: string;
  /** Whether the move is sealed. */ sealing?: boolean;
  /** Whether the field takes the focus as soon as it is there. */ focus?: boolean;
  /** Queues a move, while that is allowed. */ onQueue: ((uci: string) => void) | null;
  /** The only move that a square identifies (OCR 3.6 a). */ smart(square: string): string | null;
  /** The piece promoted to without a question (OCR 3.6 c). */ promotion: Promotion | null;
  onMove(uci: string): void;
  onPromote(fromTo: string): void;
}) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, []);
  useEffect(() => setProblem(""), [board.ply, board.status]);
  function submit(): void {
    if (!text.trim()) return;
    const one = /^[a-h][1-8]$/i.test(text.trim()) ? smart(text.trim().toLowerCase()) : null;
    const found = one ? [one] : resolveMove(text, legal, board.fen, language);
    const sameSquares = new Set(found.map((uci) => uci.slice(0, 4)));
    const prepared = squares(text);
    if (onQueue && prepared) {
      setProblem("");
      setText("");
      onQueue(prepared);
    } else if (onQueue) setProblem(t.preMove.how);
    else if (first) setProblem(first);
    else if (legal.length === 0) setProblem(board.status === "PLAYING" ? t.notYourTurn : t.noMoveNow);
    else if (found.length === 0) setProblem(t.moveIllegal(text.trim()));
    else if (sameSquares.size > 1) setProblem(t.moveAmbiguous(found.join(", ")));
    else {
      setProblem("");
      setText("");
      const piece = promoted(found, promotion);
      if (piece) onMove(piece);
      else if (found.length > 1) onPromote([...sameSquares][0]!);
      else onMove(found[0]!);
    }
  }
  return (
    <form
      class="typed-move"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label for="typed-move">{t.typeMove}</label>
      <input
        id="typed-move"
        value={text}
        disabled={cut}
        ref={field}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby="typed-move-problem"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem("");
        }}
      />
      <button type="submit" disabled={cut}>
        {sealing ? t.sealMove : t.makeMove}
      </button>
      <span id="typed-move-problem" class="error" role="alert">
        {problem}
      </span>
    </form>
  );
}
