/** The bags, devices and medical help of a venue. */

import { isDevice, readDevice, shownDevice } from "../network/device-number";
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
