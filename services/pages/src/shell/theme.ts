import { effect, signal } from "@preact/signals";
import { session } from "../network/session";
import { hasShell } from "./tasks";

/** Which colours an official has chosen on this device. */
export type Theme = "SYSTEM" | "LIGHT" | "DARK";
export const THEMES: readonly Theme[] = ["SYSTEM", "LIGHT", "DARK"];
/** In the browser's storage the choice; in that of the tab the colours it shows, for public/theme.js. */
const KEY = "onehall.theme";

export const readTheme = (kept: string | null): Theme => THEMES.find((one) => one === kept) ?? "SYSTEM";

export const theme = signal(readTheme(localStorage.getItem(KEY)));
export function chooseTheme(choice: Theme): void {
  theme.value = choice;
  localStorage.setItem(KEY, choice);
}

const system = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(system.matches);
system.addEventListener("change", (now) => {
  systemIsDark.value = now.matches;
});

/** The colours that this tab shows; the document has them already when this changes. */
export const shownTheme = signal<"light" | "dark">("light");

/** Pages without the menu that has the choice, as those of players, show what the system asks for. */
effect(() => {
  const choice = hasShell(session.value?.role) ? theme.value : "SYSTEM";
  const isDark = choice === "SYSTEM" ? systemIsDark.value : choice === "DARK";
  const colours = isDark ? "dark" : "light";
  document.documentElement.dataset.theme = colours;
  if (choice === "SYSTEM") sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, colours);
  shownTheme.value = colours;
});
