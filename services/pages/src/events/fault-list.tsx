import { articleOf, faultText, placeOf, readableOf, ruleAt, ruleName, sectionOf } from "./faults";
import type { Fault } from "./terms";
import { venuesOf, type Work } from "./tree";
import { words } from "./words";

/** How many faults are shown; those that follow usually come from the same thing. */
const MOST = 50;

/**
 * What is wrong, each in the reader's language if it is usual, otherwise as the hall words it, with a sentence in the
 * reader's language before it. Rules are called as in the form; where files are edited, their keys follow.
 *
 * @param work the event as the form shows it; null for a text, whose lines are named
 * @param onGoTo leads to the place where a fault is mended
 */
export function FaultList({
  faults,
  work,
  onGoTo,
}: {
  faults: readonly Fault[];
  work: Work | null;
  onGoTo?(fault: Fault): void;
}) {
  const venues = work ? venuesOf(work.tree).map((venue) => venue.name || venue.id) : [];
  return (
    <>
      <ul class="events-faults">
        {faults.slice(0, MOST).map((fault, i) => {
          const text = faultText(fault, venues);
          const article = articleOf(fault);
          const rule = ruleName(fault.path);
          const section = words.sections[sectionOf(fault, work)];
          return (
            <li key={i} data-fault={fault.path}>
              {onGoTo && (
                <button
                  type="button"
                  class="small"
                  aria-label={`${words.goTo} ${section}: ${text ?? readableOf(fault)}`}
                  onClick={() => onGoTo(fault)}
                >
                  {section}
                </button>
              )}{" "}
              {!work && <span class="quiet">{placeOf(fault)}: </span>}
              {text ?? (
                <>
                  {words.fault.inEnglish(section)}
                  {rule !== "" && `${rule}: `}
                  <span lang="en">
                    {rule === "" && fault.path !== "" && <span class="mono">{fault.path} </span>}
                    {readableOf(fault)}
                  </span>
                </>
              )}
              {!work && ruleAt(fault.path) !== "" && <small class="quiet mono"> ({ruleAt(fault.path)})</small>}
              {article && <span class="quiet"> ({article})</span>}
            </li>
          );
        })}
      </ul>
      {faults.length > MOST && <p class="quiet">{words.missing.more(faults.length - MOST)}</p>}
    </>
  );
}
