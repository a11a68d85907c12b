import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { alarmSound, chooseSound, ring, TUNES, VOLUMES, type AlarmSound } from "./chimes";
import { blocked, prepareSound, unlock } from "./sound";
import { t } from "../words/words";

/** Whether the browser allows system notifications; undefined if it does not support them. */
export const allowed = (): NotificationPermission | undefined =>
  typeof Notification === "undefined" ? undefined : Notification.permission;
export const permission = signal(allowed());

const ask = () =>
  void Notification.requestPermission().then((answer) => {
    permission.value = answer;
  });
const choose = (choice: Partial<AlarmSound>) => {
  chooseSound(choice);
  ring("CASE");
};

/** Whether alarms are off on this device or blocked by the browser, with the button that changes it. */
export function SoundState() {
  const { volume } = alarmSound.value;
  useEffect(() => {
    if (volume !== "OFF") prepareSound();
  }, [volume]);
  return volume === "OFF" ? (
    <button class="small bar-off" onClick={() => choose({ volume: "HIGH" })}>
      {t.bar.off}
    </button>
  ) : (
    blocked.value && (
      <button class="small bar-off" onClick={unlock}>
        {t.bar.blocked}
      </button>
    )
  );
}

/** How alarms sound on this device, and whether the system shows them too. */
export function SoundSettings() {
  const { tune, volume } = alarmSound.value;
  return (
    <fieldset class="bar-choice">
      <legend>{t.bar.sound}</legend>
      <label>
        {t.bar.volume}
        <select
          value={volume}
          onChange={(event) => choose({ volume: VOLUMES.find((one) => one === event.currentTarget.value) ?? "HIGH" })}
        >
          {VOLUMES.map((one) => (
            <option key={one} value={one}>
              {t.sound.volumes[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.bar.tune}
        <select
          value={tune}
          onChange={(event) => choose({ tune: TUNES.find((one) => one === event.currentTarget.value) ?? "CHIME" })}
        >
          {TUNES.map((one) => (
            <option key={one} value={one}>
              {t.bar.tunes[one]}
            </option>
          ))}
        </select>
      </label>
      {permission.value === "default" && (
        <button class="small" onClick={ask}>
          {t.bar.notify}
        </button>
      )}
      {permission.value === "denied" && <p class="quiet">{t.bar.denied}</p>}
    </fieldset>
  );
}
