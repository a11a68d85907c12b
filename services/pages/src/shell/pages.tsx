import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EVENTS, FAIR_PLAY, mayOpen, OFFICIAL_PAGES, pageOf, PAIRING, SETUP, STANDINGS } from "../network/session";
import type { Role } from "../protocol/protocol";
import { EnterPage } from "../enter/enter";
import { language, t } from "../words/words";
import { onDemand, type OnDemand } from "./on-demand";

type Part = OnDemand<ComponentType>;

/** A page that shows the texts of officials, which are loaded before it if they are not English. */
const official = (page: () => Promise<ComponentType>): Part =>
  onDemand(async () => {
    if (language !== "en") await (await import("../words/officials")).loadOfficialWords(language);
    return page();
  });

/** The pages by address. The enter page is part of the first file: people without a session see it at once. */
const PAGES: Readonly<Record<string, Part>> = {
  "/board": onDemand(() => import("../player/player").then((it) => it.PlayerPage)),
  "/console": official(() => import("../console/console").then((it) => it.ConsolePage)),
  "/timesheet": official(() => import("../round/time-sheet").then((it) => it.TimeSheetPage)),
  "/floor": official(() => import("../venue/floor").then((it) => it.FloorPage)),
  "/readiness": official(() => import("../round/readiness").then((it) => it.ReadinessPage)),
  "/codes": official(() => import("../players/codes").then((it) => it.CodesPage)),
  "/reports": official(() => import("../papers/papers").then((it) => it.PapersPage)),
  "/links": official(() => import("../venue/links").then((it) => it.LinksPage)),
  [PAIRING]: official(() => import("../pairing/pairing").then((it) => it.PairingPage)),
  [FAIR_PLAY]: official(() => import("../fairplay/cases").then((it) => it.FairPlayPage)),
  [SETUP]: official(() => import("../setup/setup").then((it) => it.SetupPage)),
  [EVENTS]: official(() => import("../events/events").then((it) => it.EventsPage)),
  [STANDINGS]: onDemand(() => import("../standings/standings").then((it) => it.StandingsPage)),
};

/** The header of every official's page. */
export const HEADER = official(() => import("./header").then((it) => it.Header));

/** The public page of an event, at `/event/ID`; it needs no session. */
export const EVENT: Part = onDemand(() => import("../publicpage/event").then((it) => it.EventPage));

/** Starts to load the page at an address, so that it is there when it is opened. */
export function preload(page: string): void {
  PAGES[page]?.load().catch(() => {}); // the page itself reports it when it is opened
}

/**
 * Starts to load the other pages of an official, one after the other, so that none of them waits for the network in
 * the middle of a round. Players have one page during their games, and load the others when they open them.
 */
export async function preloadOthers(role: Role): Promise<void> {
  if (pageOf(role) === "/board") return;
  for (const page of [...OFFICIAL_PAGES, SETUP, PAIRING, FAIR_PLAY, STANDINGS])
    if (mayOpen(role, page)) await PAGES[page]?.load().catch(() => {});
}

/** The page at an address. */
export function Page({ page }: { page: string }) {
  const part = PAGES[page];
  return part ? <Loaded key={page} part={part} /> : <EnterPage />;
}

/**
 * A page that may not be loaded yet: shown at once if it is there; until then says that it is being loaded, or that it
 * could not be.
 */
export function Loaded({ part, reload = reloadHall }: { part: Part; reload?: () => Promise<boolean> }) {
  const [failed, setFailed] = useState(false);
  // A page is a function: given itself, it would be called at once as if its hooks were those of this component.
  const [, show] = useState(() => part.loaded);
  const load = (): Promise<boolean> =>
    part.load().then(
      (page) => {
        show(() => page);
        return true;
      },
      () => false,
    );
  useEffect(() => {
    if (!part.loaded) void load().then((isThere) => setFailed(!isThere));
  }, []);
  const Shown = part.loaded;
  if (Shown) return <Shown />;
  /** A part that fails twice was probably removed by an update of the hall: then only the whole page helps. */
  async function again(): Promise<void> {
    setFailed(false);
    if (!(await load()) && !(await reload())) setFailed(true);
  }
  return (
    <main class="waiting">
      {failed ? (
        <div role="alert" data-not-loaded>
          <p>{t.loading.failed}</p>
          <button class="primary" onClick={() => void again()}>
            {t.loading.again}
          </button>
        </div>
      ) : (
        <p class="quiet" role="status" data-loading>
          {t.loading.now}
        </p>
      )}
    </main>
  );
}

/** Loads the whole page again, if the hall answers; otherwise the browser would show only its own error. */
async function reloadHall(): Promise<boolean> {
  const answers = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    (response) => response.ok,
    () => false,
  );
  if (answers) location.reload();
  return answers;
}
