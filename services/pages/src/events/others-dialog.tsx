import { useRef, useState } from "preact/hooks";
import type { Millis } from "../protocol/protocol";
import { Dialog } from "../widgets/dialogs";
import { words } from "./words";

/** How long keys are ignored: they were meant for the field in which somebody was typing. */
const IGNORES_KEYS: Millis = 1000;

/** Asks which version of a draft is kept. It opens while somebody is typing, and stays until a button is pressed. */
export function OthersDialog({ onMine, onTheirs }: { onMine(): void; onTheirs(): void }) {
  const opened = useRef(Date.now());
  const [times, setTimes] = useState(0);
  const ignore = (event: KeyboardEvent): void => {
    if (Date.now() - opened.current >= IGNORES_KEYS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // some browsers close a dialog on a second Escape all the same: then it is opened again
    <Dialog key={times} title={words.others.title} onClose={() => setTimes(times + 1)} keeps={() => true}>
      <div onKeyDownCapture={ignore} onKeyUpCapture={ignore}>
        <p tabIndex={-1} autoFocus>
          {words.others.text}
        </p>
        <div class="actions">
          <button type="button" onClick={onMine}>
            {words.others.mine}
          </button>
          <button type="button" class="danger" onClick={onTheirs}>
            {words.others.theirs}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
