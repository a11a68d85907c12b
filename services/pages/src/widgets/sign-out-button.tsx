import { useState } from "preact/hooks";
import { logOut } from "../network/connection";
import { giver } from "../state/rights";
import { session } from "../network/session";
import { state } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "./dialogs";
import { OwnDevice } from "./own-device";
import { isOwnDevice, setOwnDevice } from "../network/kept-sessions";

/** Logs out: the code is used up, and a person who wants to return needs a new one. */
export function SignOutButton() {
  const [sure, setSure] = useState(false);
  return (
    <>
      <button class="plain" onClick={() => setSure(true)}>
        {t.leave}
      </button>
      {sure && <SignOutDialog onClose={() => setSure(false)} />}
    </>
  );
}

/** Asks before the person of this page is logged out. */
export function SignOutDialog({ onClose }: { onClose(): void }) {
  const role = state.value.you?.role ?? session.value?.role;
  return (
    <Dialog title={t.leaveTitle} onClose={onClose}>
      <p>
        {t.leaveText} {role && t.newCodeFrom[giver(role)]}
      </p>
      {isOwnDevice() !== undefined && <OwnDevice own={isOwnDevice() === true} onChange={setOwnDevice} />}
      <div class="actions">
        <button autoFocus onClick={onClose}>
          {t.stay}
        </button>
        <button class="danger" onClick={() => logOut()}>
          {t.leave}
        </button>
      </div>
    </Dialog>
  );
}
