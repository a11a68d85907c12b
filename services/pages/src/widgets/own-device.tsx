import { t } from "../words/words";

/** An official says whether the device is his own: only there he stays signed in after the browser is closed. */
export const OwnDevice = ({ own, onChange }: { own: boolean; onChange(own: boolean): void }) => (
  <label class="own-device">
    <input type="checkbox" defaultChecked={own} onChange={(event) => onChange(event.currentTarget.checked)} />{" "}
    {t.ownDevice} <small class="quiet">{t.ownDeviceHint}</small>
  </label>
);
