import type { ComponentChildren } from "preact";
import { OfficialsPart } from "./officials-part";
import { playerIds } from "./players";
import { PlayersPart } from "./players-part";
import { RoundsPart } from "./rounds-part";
import { RulesPart } from "./rules-part";
import type { Fault, Section } from "./terms";
import { textOf, withKey, type Tree, type Work } from "./tree";
import { VenuesPart } from "./venues-part";
import { words } from "./words";

/** An event that is not open yet as a form, in sections. */
export function EventForm({
  id,
  work,
  missing,
  onChange,
}: {
  id: string;
  work: Work;
  missing: readonly Fault[];
  onChange(work: Work): void;
}) {
  const { tree, files } = work;
  const changeTree = (to: Tree): void => onChange({ tree: to, files });
  return (
    <>
      <FormSection section="event">
        <div class="events-fields">
          <label>
            {words.name}
            <input
              type="text"
              required
              maxLength={100}
              data-path="name"
              value={textOf(tree.name)}
              onInput={(event) => changeTree(withKey(tree, "name", event.currentTarget.value))}
            />
          </label>
          <p>
            <span class="quiet">{words.id}</span> <span class="mono">{id}</span>
          </p>
        </div>
      </FormSection>
      <FormSection section="venues">
        <VenuesPart work={work} onChange={changeTree} />
      </FormSection>
      <FormSection section="officials">
        <OfficialsPart tree={tree} playerIds={() => playerIds(work)} onChange={changeTree} />
      </FormSection>
      <FormSection section="players">
        <PlayersPart work={work} missing={missing} onChange={onChange} />
      </FormSection>
      <FormSection section="rounds">
        <RoundsPart work={work} onChange={onChange} />
      </FormSection>
      <FormSection section="rules">
        <RulesPart tree={tree} onChange={changeTree} />
      </FormSection>
    </>
  );
}

function FormSection({ section, children }: { section: Section; children: ComponentChildren }) {
  return (
    <section aria-labelledby={`section-${section}`} data-part={section}>
      <h2 id={`section-${section}`} tabIndex={-1}>
        {words.sections[section]}
      </h2>
      {children}
    </section>
  );
}
