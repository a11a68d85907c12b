import { isDevice, readDevice, shownDevice } from "../network/device-number";
import { useState } from "preact/hooks";
import type { PremisesView } from "../protocol/protocol";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

/** The devices on which games are played (OCR 16.6, 17.2). */
export function Devices({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [device, setDevice] = useState("");
  const [label, setLabel] = useState("");
  const { busy, give } = useCommand();
  async function register(): Promise<void> {
    if (
      !(
        await give("registerDevice", {
          venue: venue.venue,
          device: readDevice(device),
          label: label.trim(),
          registered: true,
        })
      ).ok
    )
      return;
    setDevice("");
    setLabel("");
  }
  return (
    <>
      <p class="quiet">
        {venue.ownDevices ? t.ready.ownDevices : venue.devices.length === 0 ? t.ready.noDevices : t.ready.onlyDevices}
      </p>
      <ul class="floor-list">
        {venue.devices.map((one) => (
          <li key={one.device} class="floor-row">
            <span class="grow">
              <strong>{shownDevice(one.device)}</strong> {one.label}{" "}
              <span class="quiet">{timeOfDay(one.at, venue.venue)}</span>
            </span>
            {may && (
              <button
                disabled={busy}
                aria-label={t.ready.unregisterOf(shownDevice(one.device))}
                onClick={() =>
                  void give("registerDevice", { venue: venue.venue, device: one.device, registered: false })
                }
              >
                {t.ready.unregister}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && !venue.ownDevices && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void register();
          }}
        >
          <label>
            {t.ready.deviceNumber}
            <input
              required
              maxLength={12}
              placeholder="K7QF-3M2P"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={device}
              ref={(input) =>
                input?.setCustomValidity(device === "" || isDevice(readDevice(device)) ? "" : t.ready.deviceUnreadable)
              }
              onInput={(event) => setDevice(event.currentTarget.value)}
            />
          </label>
          <label>
            {t.ready.deviceLabel}
            <input maxLength={200} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.register}
          </button>
        </form>
      )}
    </>
  );
}
