import { Fragment } from "preact";
import { keysOn, turnKeys, type PageKey } from "./keys";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";

/** The keys of the pages, with the switch that turns them off. */
export function KeysSheet({ keys, onClose }: { keys: readonly PageKey[]; onClose(): void }) {
  const words = official.keys;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <table class="keys">
        <tbody>
          {keys.map((one) => (
            <tr key={one.does}>
              <th scope="row">
                {one.keys.map((key) => (
                  <Fragment key={key}>
                    <kbd>{key}</kbd>{" "}
                  </Fragment>
                ))}
              </th>
              <td>{one.does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{keysOn.value ? words.note : words.off}</p>
      <KeySwitch />
      <div class="actions">
        <button autoFocus onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

export function KeySwitch() {
  return (
    <label class="check">
      <input type="checkbox" checked={keysOn.value} onChange={(event) => turnKeys(event.currentTarget.checked)} />
      {official.keys.use}
    </label>
  );
}
