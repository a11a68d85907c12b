import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cls } from "./cls";

/**
 * Rarely needed actions behind one button; the menu closes after a choice, on Escape, and when anything else is
 * touched.
 */
export function Menu({ label, children }: { label: string; children: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, []);
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          close();
          menu.current?.querySelector("summary")?.focus();
        }
      }}
    >
      <summary>{label}</summary>
      <div class="menu-choices" onClick={close}>
        {children}
      </div>
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
