/** The cameras of a venue: which transmit, and since when the others do not. */

import { useState } from "preact/hooks";
import type { PremisesView } from "../protocol/protocol";
import { t } from "../words/words";
import { cls } from "../widgets/cls";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

export function Cameras({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [name, setName] = useState("");
  const { busy, give } = useCommand();
  const report = (camera: string, reporting: boolean) =>
    give("reportCamera", { venue: venue.venue, camera, reporting });
  return (
    <>
      <ul class="floor-list">
        {venue.cameras.map((one) => (
          <li key={one.camera} class="floor-row">
            <span class="grow">
              <strong>{one.camera}</strong>{" "}
              <span class={cls(one.reporting ? "quiet" : "bad-text")}>
                {one.reporting
                  ? t.ready.reporting(timeOfDay(one.since, venue.venue))
                  : t.ready.lostSince(timeOfDay(one.since, venue.venue))}
              </span>
            </span>
            {may && (
              <button disabled={busy} onClick={() => void report(one.camera, !one.reporting)}>
                {one.reporting ? t.ready.cameraLost : t.ready.cameraBack}
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
            void report(name.trim(), true).then(({ ok }) => {
              if (ok) setName("");
            });
          }}
        >
          <label>
            {t.ready.camera}
            <input
              required
              pattern=".*\S.*"
              maxLength={100}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.addCamera}
          </button>
        </form>
      )}
    </>
  );
}
