import { useState } from "preact/hooks";
import type { PremisesView } from "../protocol/protocol";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";

export function Medical({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [present, setPresent] = useState(venue.medical?.present ?? false);
  const [ambulance, setAmbulance] = useState(venue.medical?.ambulance ?? false);
  const [km, setKm] = useState(venue.medical?.hospitalKm?.toString() ?? "");
  const { busy, give } = useCommand();
  if (!may) return null;
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        void give("recordMedical", {
          venue: venue.venue,
          present,
          ambulance,
          ...(km === "" ? {} : { hospitalKm: Number(km) }),
        });
      }}
    >
      <label class="check">
        <input type="checkbox" checked={present} onChange={(event) => setPresent(event.currentTarget.checked)} />
        {t.ready.doctor}
      </label>
      <label class="check">
        <input type="checkbox" checked={ambulance} onChange={(event) => setAmbulance(event.currentTarget.checked)} />
        {t.ready.ambulance}
      </label>
      <label>
        {t.ready.hospitalKm}
        <input
          type="number"
          min={0}
          max={1000}
          step={1}
          value={km}
          onInput={(event) => setKm(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={busy}>
        {t.floor.record}
      </button>
    </form>
  );
}
