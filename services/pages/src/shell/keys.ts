import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Area } from "./areas";
import { go, path } from "../network/session";
import { official } from "../words/officials";

const KEY = "onehall.keys";
const OFF = "OFF";
/** For how many milliseconds "g" waits for the letter of an area. */
const WAIT = 5_000;
const LETTERS: Partial<Record<Area["name"], string>> = { boards: "b", venues: "v", round: "r", players: "p" };

/**
 * Whether keys of one character act on this device: yes, unless somebody turns them off, because a spoken word or a
 * shaking hand can press them unasked (WCAG 2.1.4).
 */
export const keysOn = signal(localStorage.getItem(KEY) !== OFF);
export function turnKeys(on: boolean): void {
  keysOn.value = on;
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
}

/**
 * Keys that an official presses one after the other, and what they do.
 *
 * @property act absent if another part of the page answers to them
 */
export interface PageKey {
  keys: readonly string[];
  does: string;
  act?: () => void;
}

/** Whether somebody wants to find a board: the field on the page of the boards then takes the focus. */
export const findAsked = signal(false);
const goToFind = (boards: string): void => {
  findAsked.value = true;
  if (path.value !== boards) go(boards);
};

/** The keys for the areas that an official may open. */
export function keysOf(areas: readonly Area[], openSheet: () => void): PageKey[] {
  const words = official.keys;
  const boards = areas.find((area) => area.name === "boards")?.pages[0]?.path;
  return [
    ...(boards === undefined ? [] : [{ keys: ["/"], does: words.find, act: () => goToFind(boards) }]),
    ...areas.flatMap((area) => {
      const letter = LETTERS[area.name];
      return letter ? [{ keys: ["g", letter], does: namesOf(area), act: () => goTo(area) }] : [];
    }),
    { keys: ["a"], does: words.task, act: goToFirstTask },
    { keys: ["Esc"], does: words.close },
    { keys: ["?"], does: words.sheet, act: openSheet },
  ];
}

const namesOf = ({ name, pages }: Area): string =>
  pages.length === 1 ? pages[0]!.title : `${official.areas[name]}: ${pages.map((page) => page.title).join(", ")}`;

/** Opens the first page of an area, or the next one if a page of this area is open. */
function goTo({ pages }: Area): void {
  const next = pages[(pages.findIndex((page) => page.path === path.value) + 1) % pages.length]!;
  if (next.path !== path.value) go(next.path);
}

const goToFirstTask = (): void => document.querySelector<HTMLElement>(".alarm-bar [data-alarm-key]")?.click();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox]):not([type=radio])"));

/** Whether somebody who presses a key may mean the page: not while typing, in a dialog, or with Ctrl, Alt or Meta. */
export const isForPage = (event: KeyboardEvent): boolean =>
  keysOn.value &&
  !(event.ctrlKey || event.altKey || event.metaKey) &&
  !(event.defaultPrevented || event.isComposing || event.repeat) &&
  !isTyping(event.target) &&
  !document.querySelector("dialog[open]");

/**
 * Whether Escape is left for the page: no dialog or menu is open that it closes, and nobody is in a form, whose entries
 * would be lost.
 */
export const isFreeEscape = (event: KeyboardEvent): boolean =>
  event.key === "Escape" &&
  !(event.defaultPrevented || event.isComposing) &&
  !isTyping(event.target) &&
  !(event.target instanceof Element && event.target.closest("form")) &&
  !document.querySelector("dialog[open], details.menu[open]");

/** Answers to keys while the header is shown, which players and assistants do not have. */
export function useKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    let begun = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent): void {
      if (event.key === "Shift" || event.key === "CapsLock") return;
      const follows = event.timeStamp - begun < WAIT;
      begun = Number.NEGATIVE_INFINITY;
      if (!isForPage(event)) return;
      const key = event.key.toLowerCase();
      const meant = (...pressed: string[]) => latest.current.find((one) => one.keys.join() === pressed.join())?.act;
      const act = (follows ? meant("g", key) : undefined) ?? meant(key);
      if (!act && key !== "g") return;
      event.preventDefault();
      if (act) act();
      else begun = event.timeStamp;
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
