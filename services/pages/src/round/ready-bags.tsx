import { useState } from "preact/hooks";
import type { PremisesView } from "../protocol/protocol";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

export function Bags({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [person, setPerson] = useState("");
  const [place, setPlace] = useState("");
  const [deviceOff, setOff] = useState(false);
  const { busy, give } = useCommand();
  async function store(): Promise<void> {
    if (
      !(
        await give("recordBag", {
          venue: venue.venue,
          person: person.trim(),
          stored: true,
          place: place.trim(),
          deviceOff,
        })
      ).ok
    )
      return;
    setPerson("");
    setPlace("");
    setOff(false);
  }
  return (
    <>
      {!venue.bagsAllowed && <p class="quiet">{t.ready.bagsForbidden}</p>}
      {venue.bagsAllowed && venue.bags.length === 0 && <p class="quiet">{t.ready.noBags}</p>}
      <ul class="floor-list">
        {venue.bags.map((one) => (
          <li key={one.person} class="floor-row">
            <span class="grow">
              <strong>{one.person}</strong> {one.place} <span class="quiet">{timeOfDay(one.at, venue.venue)}</span>
            </span>
            {may && (
              <button
                disabled={busy}
                onClick={() => void give("recordBag", { venue: venue.venue, person: one.person, stored: false })}
              >
                {t.ready.giveBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && venue.bagsAllowed && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void store();
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
          <label>
            {t.ready.place}
            <input
              required
              pattern=".*\S.*"
              maxLength={200}
              value={place}
              onInput={(event) => setPlace(event.currentTarget.value)}
            />
          </label>
          <label class="check">
            <input type="checkbox" checked={deviceOff} onChange={(event) => setOff(event.currentTarget.checked)} />
            {t.ready.deviceOff}
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.store}
          </button>
        </form>
      )}
    </>
  );
}
