/** What a click presses. */
const PRESSED = "button, summary, label, a, [role=button], input[type=checkbox], input[type=radio]";

/**
 * Whether a click is the second of a double click on something that is pressed. What the first one opened may lie
 * under the pointer by then, and what it switched would be switched back: only the first counts.
 */
export const isSecondClick = (event: MouseEvent): boolean =>
  event.detail > 1 && event.target instanceof Element && event.target.closest(PRESSED) !== null;

/** From now on a double click presses once, on every page. */
export function pressOnce(page: Document): void {
  page.addEventListener(
    "click",
    (event) => {
      if (!isSecondClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
