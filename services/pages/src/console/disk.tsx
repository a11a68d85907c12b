import { state } from "../state/state";
import { t } from "../words/words";

/** Warns that the server's disk is nearly full, early enough for somebody to make room. */
export function DiskBanner() {
  const disk = state.value.disk;
  if (!disk) return null;
  const left = diskSize(disk.free);
  const words = disk.level === "LOW" ? t.disk.low : disk.level === "NO_NEW_ROUND" ? t.disk.noNewRound : t.disk.full;
  return (
    <section class="standstill" role={disk.level === "LOW" ? "status" : "alert"} aria-label={t.disk.label}>
      <p>
        <span class="shape" aria-hidden="true">
          ■
        </span>
        <strong>{t.disk.left(left)}</strong> {words}
      </p>
    </section>
  );
}

const MIB = 2 ** 20;

const diskSize = (bytes: number): string =>
  bytes >= 1024 * MIB ? `${(bytes / MIB / 1024).toFixed(1)} GB` : `${Math.floor(bytes / MIB)} MB`;
