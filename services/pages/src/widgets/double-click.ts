/** The elements that a click can press. */
const PRESSED = "button, summary, label, a, [role=button], input[type=checkbox], input[type=radio]";

/**
 * Whether a click is the second of a double click on something that can be pressed. Something opened by the first click
 * may be under the pointer by then, and a switch would be switched back, so only the first click counts.
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
