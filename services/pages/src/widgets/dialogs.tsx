import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cls } from "./cls";

/**
 * Rarely needed actions behind one button. The menu closes when one of its buttons or links is pressed, by key or
 * otherwise, on Escape, and when anything else is touched.
 */
export function Menu({
  label,
  stays = false,
  current = false,
  class: also,
  children,
}: {
  label: ComponentChildren;
  /** Whether it stays open when one of its buttons is pressed. */ stays?: boolean;
  /** Whether the page that is open is among the choices. */ current?: boolean;
  class?: string;
  children: ComponentChildren;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open || document.querySelector("dialog[open]")) return;
      close();
      const focused = document.activeElement ?? document.body;
      if (focused === document.body || menu.current.contains(focused)) menu.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", elsewhere);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("keydown", escape);
    };
  }, []);
  /** A dialog that a choice opens gives the focus back: to the name of the menu, since the choice is hidden then. */
  useEffect(() => {
    const details = menu.current!;
    const chosen = (event: Event) => {
      if (stays || !(event.target as Element).closest("button, a")) return;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus({ preventScroll: true });
      close();
    };
    details.addEventListener("click", chosen);
    return () => details.removeEventListener("click", chosen);
  }, [stays]);
  return (
    <details class={cls("menu", current && "current", also)} ref={menu}>
      <summary>{label}</summary>
      <div class="menu-choices">{children}</div>
    </details>
  );
}

/** A modal dialog that closes on Escape; the browser itself moves the focus in and back. */

/** @param keeps called on Escape: whether the dialog stays open because something in it would be lost */
export function Dialog({
  title,
  onClose,
  keeps,
  wide = false,
  children,
}: {
  title: string;
  onClose(): void;
  keeps?(): boolean;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={cls(wide && "wide")}
      aria-label={title}
      onCancel={(event) => {
        if (keeps?.()) event.preventDefault();
      }}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "Escape" && keeps?.()) event.preventDefault();
      }}
    >
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
