import { useState } from "preact/hooks";
import type { PremisesView, StaffRole } from "../protocol/protocol";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { Tick } from "./ready-parts";

const ROLES: readonly StaffRole[] = [
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "FLOOR_ARBITER",
  "LOCAL_ORGANISER",
];

export function Staff({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState<StaffRole>("FLOOR_ARBITER");
  const { busy, give } = useCommand();
  async function arrives(): Promise<void> {
    if ((await give("recordStaff", { venue: venue.venue, person: name.trim(), role, present: true })).ok) setName("");
  }
  return (
    <>
      {venue.staff.map((one) => (
        <Tick
          key={one.person + one.role}
          label={`${t.role[one.role]}: ${one.name}`}
          on={one.present}
          may={may}
          onChange={(present) =>
            give("recordStaff", { venue: venue.venue, person: one.person, role: one.role, present })
          }
        />
      ))}
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void arrives();
          }}
        >
          <label>
            {t.ready.substitute}
            <input
              required
              pattern=".*\S.*"
              maxLength={100}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <label>
            {t.ready.role}
            <select value={role} onChange={(event) => setRole(event.currentTarget.value as StaffRole)}>
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {t.role[each]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.arrives}
          </button>
        </form>
      )}
    </>
  );
}
