import { isReferred, type CaseFact, type FairPlayOverview as Overview, type Looks, type Viewer } from "./vocabulary";
import { official } from "../words/officials";
import { t } from "../words/words";
import { dayAndTime } from "../widgets/times";
import { nameOf, worded, lines } from "./fact-words";

const words = official.fairPlay;

export function Fact({ fact, you, overview }: { fact: CaseFact; you: Viewer; overview: Overview }) {
  return (
    <li data-fact={fact.kind}>
      <strong>{words.events[fact.kind] ?? fact.kind}</strong>{" "}
      <span class="quiet">
        {dayAndTime(fact.at)}
        {fact.automatic ? ` · ${t.role.AUTOMATIC}` : fact.by ? ` · ${nameOf(fact.by, overview.people)}` : ""}
        {fact.article ? ` [${fact.article}]` : ""}
      </span>
      {isReferred(fact) && (
        <p>
          <span class="chip warn">{words.referral}</span>
        </p>
      )}
      {fact.kind === "reportFinalised" && (
        <p class="quiet">
          {words.burden}
          {fact.fields["rebuttable"] === true ? ` ${words.rebuttable}` : ""}
        </p>
      )}
      {fact.kind === "sanctionRecorded" && you === "ACCUSED" && <p>{words.appeal}</p>}
      <dl>
        {lines(fact.kind, fact.fields, overview).map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Accesses by one person, with their number. */
export function Look({ of: { fact, first, last, times }, overview }: { of: Looks; overview: Overview }) {
  const { subject, role, asked, granted } = fact.fields as {
    subject: string;
    role: string;
    asked: string;
    granted: boolean;
  };
  const name = nameOf(subject, overview.people);
  return (
    <li data-fact={fact.kind}>
      {!granted && <span class="chip warn">{words.lookRefused}</span>} <strong>{name}</strong>{" "}
      <span class="quiet">{worded(role, "role", overview)}</span>: {worded(asked, "call", overview)}{" "}
      <span class="quiet">
        {times === 1 ? dayAndTime(first) : words.lookedTimes(times, dayAndTime(first), dayAndTime(last))}
      </span>
    </li>
  );
}
