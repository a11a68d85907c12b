import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { areasOf, type Area } from "./areas";
import { keysOf, useKeys } from "./keys";
import { KeysSheet, KeySwitch } from "./keys-sheet";
import { SoundSettings } from "./sound-menu";
import { chooseTheme, readTheme, theme, THEMES } from "./theme";
import { roundShown } from "../console/board-selection";
import { go, path, session } from "../network/session";
import { useLapsed } from "../papers/round-report";
import { state } from "../state/state";
import { official } from "../words/officials";
import { LANGUAGES, language, t } from "../words/words";
import { Menu } from "../widgets/dialogs";
import { Mark } from "../widgets/marks";
import { SignOutDialog } from "../widgets/sign-out-button";

/**
 * The header of every official's page: the event, the round, the role and its venue; the pages by area; and one menu
 * for the language, the sound and signing out. On a telephone all pages are behind one button.
 */
export function Header() {
  const { you, competition } = state.value;
  const who = you ?? session.value;
  const lapsed = useLapsed(you, competition);
  const [sheet, setSheet] = useState(false);
  const areas = who ? areasOf(who.role, you, lapsed) : [];
  const keys = keysOf(areas, () => setSheet(true));
  useKeys(keys);
  if (!who) return null;
  const role = t.role[who.role];
  const rest = [competition && t.round(roundShown()), who.venueName].filter(Boolean).join(" · ");
  return (
    <>
      <header class="shell-head">
        <Mark />
        <div class="shell-words">
          {path.value === "/console" ? <h1>{role}</h1> : <strong>{role}</strong>}
          <span class="shell-place" title={[rest, competition?.name].filter(Boolean).join(" · ")}>
            <span>{rest}</span>
            {competition && <span class="shell-event">{competition.name}</span>}
          </span>
        </div>
        <nav class="pages" aria-label={official.areas.label}>
          {areas.map((area) => (
            <AreaPages key={area.name} area={area} />
          ))}
          <Menu label={official.areas.label} class="all-pages">
            {areas.flatMap(({ pages }) => pages.map((page) => <PageButton key={page.path} page={page} />))}
          </Menu>
        </nav>
      </header>
      <OwnMenu name={who.name} onKeys={() => setSheet(true)} />
      {sheet && <KeysSheet keys={keys} onClose={() => setSheet(false)} />}
    </>
  );
}

/** The pages of an area behind its name; one page alone is a button with the name of the page. */
function AreaPages({ area: { name, pages } }: { area: Area }) {
  const here = pages.some((page) => page.path === path.value);
  if (pages.length === 1) return <PageButton page={pages[0]!} />;
  return (
    <Menu
      label={
        <>
          {official.areas[name]}
          {pages.some((page) => page.note) && (
            <Note>
              <span role="img" aria-label={official.areas.toDo}>
                !
              </span>
            </Note>
          )}
        </>
      }
      current={here}
    >
      {pages.map((page) => (
        <PageButton key={page.path} page={page} />
      ))}
    </Menu>
  );
}

function PageButton({ page }: { page: Area["pages"][number] }) {
  return (
    <button
      class="small"
      aria-current={page.path === path.value ? "page" : undefined}
      onClick={() => {
        if (page.path !== path.value) go(page.path);
      }}
    >
      {page.title}
      {page.note && <Note>{page.note}</Note>}
    </button>
  );
}

function Note({ children }: { children: ComponentChildren }) {
  return <span class="count warn">{children}</span>;
}

/** What concerns only this person and this device. */
function OwnMenu({ name, onKeys }: { name: string; onKeys(): void }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div class="shell-menu">
      <Menu label={official.areas.menu}>
        <div class="own-menu">
          <strong>{name}</strong>
          <p class="languages">
            {LANGUAGES.map(([code, own]) => (
              <a key={code} href={`?lang=${code}`} lang={code} aria-current={code === language ? "true" : undefined}>
                {own}
              </a>
            ))}
          </p>
          <ThemeChoice />
          <SoundSettings />
          <KeySwitch />
          <button class="small" onClick={onKeys}>
            {official.keys.title}
          </button>
          <button class="small" onClick={() => setLeaving(true)}>
            {t.leave}
          </button>
        </div>
      </Menu>
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

function ThemeChoice() {
  return (
    <label>
      {official.areas.theme}
      <select value={theme.value} onChange={(event) => chooseTheme(readTheme(event.currentTarget.value))}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {official.areas.themes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
