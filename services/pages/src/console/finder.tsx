import { useEffect, useRef, useState } from "preact/hooks";
import { bySide } from "../protocol/protocol";
import { search, type Hit } from "./search";
import { findAsked, keysOn } from "../shell/keys";
import { state } from "../state/state";
import { t } from "../words/words";
import { cls } from "../widgets/cls";

/** Finds a board by data of its players: "/" moves to the field, typing narrows the list, Enter opens the board. */
export function Finder({ round, onShow }: { round: number; onShow(board: string): void }) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const isAsked = findAsked.value;
  useEffect(() => {
    if (!isAsked) return;
    findAsked.value = false;
    field.current?.focus();
  }, [isAsked]);
  const hits = search(typed, state.value.boards.values(), round);
  const active = Math.min(chosen, hits.length - 1);
  const asked = typed.trim() !== "";
  function close(): void {
    setTyped("");
    setChosen(0);
  }
  function open(hit: Hit | undefined): void {
    if (!hit) return;
    close();
    field.current?.blur();
    onShow(hit.board.id);
  }
  function key(event: KeyboardEvent): void {
    switch (event.key) {
      case "ArrowDown":
        setChosen(Math.min(active + 1, hits.length - 1));
        break;
      case "ArrowUp":
        setChosen(Math.max(active - 1, 0));
        break;
      case "Enter":
        open(hits[active]);
        break;
      case "Escape":
        if (asked) close();
        else field.current?.blur();
        break;
      default:
        return;
    }
    event.preventDefault();
  }
  return (
    <div class="finder" role="search">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t.find.title}
        {...(keysOn.value ? { "aria-keyshortcuts": "/" } : {})}
        aria-autocomplete="list"
        aria-expanded={asked && hits.length > 0}
        aria-controls="found"
        {...(asked && hits[active] ? { "aria-activedescendant": `found-${active}` } : {})}
        placeholder={keysOn.value ? `${t.find.short} ( / )` : t.find.short}
        title={t.find.hint}
        autocomplete="off"
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={key}
      />
      {asked && (
        <div class="found">
          <ul id="found" role="listbox" aria-label={t.find.title}>
            {hits.map((hit, index) => (
              <li
                key={hit.board.id}
                id={`found-${index}`}
                role="option"
                aria-selected={index === active}
                class={cls(index === active && "active")}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => open(hit)}
              >
                <strong>{t.board(hit.board.number)}</strong>
                {hit.board.round !== round && <span class="quiet"> {t.round(hit.board.round)}</span>}
                {hit.sides.map((side) => {
                  const { name, venueName, entry } = bySide(hit.board, side);
                  return (
                    <span key={side} class="found-seat">
                      <span class={`colour ${side.toLowerCase()}`} role="img" aria-label={t.side[side]} /> {name}{" "}
                      <span class="quiet">{[venueName, entry?.team, entry?.fide].filter(Boolean).join(" · ")}</span>
                    </span>
                  );
                })}
              </li>
            ))}
          </ul>
          <p class={cls("quiet", hits.length > 0 && "visually-hidden")} role="status">
            {hits.length > 0 ? t.find.hits(hits.length) : t.find.none(typed.trim())}
          </p>
        </div>
      )}
    </div>
  );
}
