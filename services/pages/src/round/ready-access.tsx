import { useState } from "preact/hooks";
import { Choice } from "../widgets/forms";
import { accessList } from "../state/preparation";
import type { BoardView, Permission, PremisesView } from "../protocol/protocol";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

/** Who may be in the playing area of a venue (OCR 16.2/b, 16.4/b). */
export function Access({ venue, boards, may }: { venue: PremisesView; boards: readonly BoardView[]; may: boolean }) {
  const [person, setPerson] = useState("");
  const [permission, setPermission] = useState<Permission>("ENTRY");
  const { busy, give } = useCommand();
  const list = accessList(venue, boards);
  async function permit(): Promise<void> {
    if ((await give("recordPermission", { venue: venue.venue, person: person.trim(), permission, granted: true })).ok)
      setPerson("");
  }
  return (
    <>
      <p>
        <strong>{t.ready.accessStaff}:</strong> {list.staff.join(", ") || t.ready.nobody}
      </p>
      <p>
        <strong>{t.ready.accessPlayers}:</strong> {list.players.join(", ") || t.ready.nobody}
      </p>
      <p>
        <strong>{t.ready.accessPermitted}:</strong> {list.permitted.join(", ") || t.ready.nobody}
      </p>
      <ul class="floor-list">
        {venue.permissions.map((one) => (
          <li key={one.permission + one.person} class="floor-row">
            <span class="grow">
              <strong>{one.person}</strong> {t.ready.permissions[one.permission]}{" "}
              <span class="quiet">
                {timeOfDay(one.at, venue.venue)}
                {one.note && ` · ${one.note}`}
              </span>
            </span>
            {may && (
              <button
                disabled={busy}
                onClick={() =>
                  void give("recordPermission", {
                    venue: venue.venue,
                    person: one.person,
                    permission: one.permission,
                    granted: false,
                  })
                }
              >
                {t.ready.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void permit();
          }}
        >
          <label>
            {t.ready.person}
            <input
              required
              pattern=".*\S.*"
              maxLength={100}
              value={person}
              onInput={(event) => setPerson(event.currentTarget.value)}
            />
          </label>
          <Choice label={t.ready.permission} words={t.ready.permissions} value={permission} onChange={setPermission} />
          <button type="submit" disabled={busy}>
            {t.ready.permit}
          </button>
        </form>
      )}
    </>
  );
}
