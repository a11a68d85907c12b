import { useState } from "preact/hooks";
import type { FairPlayOverview as Overview, RecordingNow } from "./vocabulary";
import { state } from "../state/state";
import { dayAndTime } from "../widgets/times";
import { cls } from "../widgets/cls";
import { nameOf, worded } from "./fact-words";
import { FormDialog } from "./form-dialog";
import { official } from "../words/officials";

const words = official.fairPlay;

export function Recordings({ overview, onChange }: { overview: Overview; onChange(): void }) {
  const [opening, setOpening] = useState<RecordingNow | null>(null);
  const [erasing, setErasing] = useState<RecordingNow | null>(null);
  const [place, setPlace] = useState<Readonly<Record<string, string>>>({});
  const venues = state.value.competition?.venues ?? [];
  if (overview.recordings.length === 0) return null;
  return (
    <>
      <h2>{words.recordings}</h2>
      {overview.recordings.map((one) => (
        <article class="card" key={one.recordingId} aria-label={one.label} data-recording={one.recordingId}>
          <header>
            <strong>{one.label}</strong>
            <span class="quiet">
              {words.of.recordingKind[one.kind]}
              {one.venueId && ` · ${venues.find((venue) => venue.id === one.venueId)?.name ?? one.venueId}`} ·{" "}
              {dayAndTime(one.registeredAt)}
            </span>
          </header>
          <p>
            <span class={cls("chip", (one.held || one.deletedAt !== undefined) && "warn")}>
              {one.deletedAt !== undefined
                ? words.deleted(dayAndTime(one.deletedAt))
                : one.held
                  ? words.held
                  : one.deleteAt !== undefined
                    ? words.deletedOn(dayAndTime(one.deleteAt))
                    : words.notAnnounced}
            </span>
            {one.mayOpen && (
              <button class="small" onClick={() => setOpening(one)}>
                {words.forms.open_recording}
              </button>
            )}
          </p>
          {one.heldBy.length > 0 && (
            <p>{words.heldBy(one.heldBy.map((id) => worded(id, "case", overview)).join("; "))}</p>
          )}
          {one.erasedAt !== undefined && <p class="quiet">{words.erased(dayAndTime(one.erasedAt))}</p>}
          {one.eraseAt && (
            <p class={one.erasureOverdue ? "bad-text" : "warn-text"} role="alert">
              {one.erasureOverdue ? words.eraseOverdue : words.eraseNow} <code>{one.eraseAt}</code>{" "}
              <button class="small" onClick={() => setErasing(one)}>
                {words.forms.confirm_deletion}
              </button>
            </p>
          )}
          {place[one.recordingId] && (
            <p role="status">
              {words.liesAt}: <code>{place[one.recordingId]}</code>
            </p>
          )}
          {one.accesses.length > 0 && (
            <ul class="quiet">
              {one.accesses.map((look, index) => (
                <li key={index}>
                  {dayAndTime(look.at)} · {nameOf(look.subject, overview.people)}:{" "}
                  {look.refused
                    ? look.asked === "ConfirmDeletion"
                      ? words.deletionRefused
                      : words.openingRefused
                    : look.reason}
                  {look.forCase && ` · ${worded(look.forCase, "case", overview)}`}
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
      {erasing && (
        <FormDialog
          form="confirm_deletion"
          now={null}
          overview={overview}
          fixed={{ recordingId: erasing.recordingId }}
          onClose={() => setErasing(null)}
          onDone={onChange}
        />
      )}
      {opening && (
        <FormDialog
          form="open_recording"
          now={null}
          overview={overview}
          fixed={{ recordingId: opening.recordingId }}
          onClose={() => setOpening(null)}
          onDone={(answer) => {
            setPlace({ ...place, [opening.recordingId]: answer.reference ?? "" });
            onChange();
          }}
        />
      )}
    </>
  );
}
