import { standstill, state } from "../state/state";
import { t } from "../words/words";
import { timeOfDay } from "./times";

export function ConnectionBanner() {
  switch (state.value.link) {
    case "UP":
    case "SUSPECT":
      return <HallBanner />;
    case "CONNECTING":
      return (
        <div class="banner wait" role="status">
          {t.connecting}
        </div>
      );
    case "DOWN":
      return (
        <div class="banner bad" role="alert">
          {t.offline}
          {state.value.lostSince !== null && ` ${t.lastHeard(timeOfDay(state.value.lostSince))}`}
        </div>
      );
    case "REPLACED":
      return (
        <div class="banner bad" role="alert">
          {t.replaced} <button onClick={() => location.reload()}>{t.takeBack}</button>
        </div>
      );
  }
}

/** Shows on every page that the hall itself does not answer, until it does (OCR 19.6). */
function HallBanner() {
  const silent = standstill.value;
  if (!silent || silent.until !== null) return null;
  const player = state.value.you?.role === "PLAYER" || state.value.you?.role === "ASSISTANT";
  return (
    <div class="banner bad" role="alert">
      {player ? t.hallSilentPlayer : t.hallSilent(timeOfDay(silent.since))}
    </div>
  );
}
