/** Opens pages in frames of the sizes of screens, measures them, and sends what it found to the test. */
export interface Asked {
  page: string;
  role: string;
  state: string;
  lang: "en" | "it";
  sizes: readonly (readonly [width: number, height: number])[];
  /** What else the address of `hall.ts` says: `&boards=100&view=COMPACT`. */ more?: string;
}

/**
 * @property content the height above the content, in pixels
 * @property cut texts and controls that are not whole: narrower than what they contain, or beyond the screen
 * @property rows controls of one row that do not stand beside each other
 */
export interface Found {
  at: string;
  width: number;
  content: number;
  header: number;
  cut: string[];
  rows: string[];
  /** The heights of tiles, each once. */ tiles: number[];
  /** How many tiles are not in sight without scrolling. */ below: number;
  /** Whether the header does not say which round and venue this is. */ placeLeftOut: boolean;
}

const STRIPS =
  ".shell-words > *, .shell-head, .shell-menu, .alarm-bar, .roundbar-row, .order-lines, .standstill, .page-top";
/** Frames until a page has adapted to its size: one part may change again after another part has. */
const FRAMES = 8;
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const named = (element: Element) => `${element.className || element.tagName} “${element.textContent.trim()}”`;
const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
  !element.closest(".visually-hidden, .label-words, .menu-choices") &&
  element.getBoundingClientRect().width > 1;

function cutIn(page: Document): string[] {
  const width = page.documentElement.clientWidth;
  const parts = [
    ...page.querySelectorAll(
      STRIPS.split(", ")
        .flatMap((one) => [one, `${one} *`])
        .join(", "),
    ),
  ];
  const tiles = [...page.querySelectorAll(".tile-why, .tile-head")];
  return [...parts, ...tiles]
    .filter(
      (one) =>
        isSeen(one) &&
        !one.matches("ul, ul *, .counts, .counts *, select, option, .circumstances, .shell-place, .shell-place *"),
    )
    .filter(
      (one) =>
        one.getBoundingClientRect().right > width + 1 ||
        (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.querySelector(":scope > details")),
    )
    .map(named);
}

/** The round and the venue, which leave the header whole where there is no room for them. */
function placeLeftOut(page: Document): boolean {
  const place = page.querySelector(".shell-place")!;
  return place.querySelector("span")!.getBoundingClientRect().top >= place.getBoundingClientRect().bottom;
}

function tilesIn(page: Document): Pick<Found, "tiles" | "below"> {
  const bottom = page.querySelector(".wall")?.getBoundingClientRect().bottom ?? 0;
  const boxes = [...page.querySelectorAll(".tile")].map((one) => one.getBoundingClientRect());
  return {
    tiles: [...new Set(boxes.map((one) => Math.round(one.height)))],
    below: boxes.filter((one) => one.bottom > bottom).length,
  };
}

const brokenRows = (page: Document): string[] =>
  [".shell-head", ".shell-head > .pages", ".roundbar-row", ".order-lines", ".standstill", ".alarm-bar"]
    .flatMap((row) => [...page.querySelectorAll(row)])
    .filter((row) => {
      const shown = [...row.children].filter(isSeen).map((child) => child.getBoundingClientRect());
      return shown.some((one) => one.top >= Math.min(...shown.map((other) => other.bottom)));
    })
    .map(named);

async function measure({ page, role, state, lang, sizes, more = "" }: Asked): Promise<Found[]> {
  const frame = document.createElement("iframe");
  frame.style.border = "0";
  frame.src = `${page}?lang=${lang}&role=${role}&state=${state}${more}`;
  document.body.replaceChildren(frame);
  const found: Found[] = [];
  for (const [width, height] of sizes) {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    let content: Element | null | undefined = null;
    for (let tries = 0; tries < 200 && !content; tries++) {
      await wait(25);
      const there = frame.contentDocument;
      content = there?.querySelector(".shell-menu") ? there.querySelector("main:not(.waiting)") : null;
    }
    const there = frame.contentDocument!;
    if (!content) throw new Error(`no content: ${frame.src}: ${there.body.textContent}`);
    await there.fonts.ready;
    for (let frames = 0; frames < FRAMES; frames++) await new Promise(requestAnimationFrame);
    found.push({
      width,
      at: `${page} ${role} ${state} ${lang}${more} ${width}x${height}`,
      content: Math.round(content.getBoundingClientRect().top),
      header: Math.round(there.querySelector(".shell-head")!.getBoundingClientRect().height),
      cut: cutIn(there),
      rows: brokenRows(there),
      ...tilesIn(there),
      placeLeftOut: placeLeftOut(there),
    });
  }
  return found;
}

const asked = (await (await fetch("/asked")).json()) as Asked[];
try {
  const found: Found[] = [];
  for (const one of asked) found.push(...(await measure(one)));
  await fetch("/found", { method: "POST", body: JSON.stringify(found) });
} catch (problem) {
  await fetch("/found", { method: "POST", body: JSON.stringify({ problem: String(problem) }) });
}
