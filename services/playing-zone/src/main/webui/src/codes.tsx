import { useEffect, useState } from "preact/hooks";
import { Mark } from "./enter";
import type { OfficialView } from "./protocol";
import { fetchOfficials, go } from "./session";
import { say, state } from "./state";
import { t } from "./strings";
import { Banner, Dialog, LeaveButton, Notices, useCommand } from "./widgets";

/** New codes for officials, by venue: for a lost tablet, a substitute, a venue's node. */
export function CodesPage() {
  const { competition, link } = state.value;
  const [officials, setOfficials] = useState<readonly OfficialView[] | null>(null);
  useEffect(() => {
    if (link === "UP") fetchOfficials().then(setOfficials, (problem: Error) => say("refusal", problem.message));
  }, [link]);
  const venues = [...new Map((officials ?? []).map((one) => [one.venue, one.venueName])).entries()];
  return (
    <div class="sheet-page">
      <Banner />
      <header class="topbar">
        <div class="brand"><Mark /> OneHall</div>
        <div class="topbar-words"><h1>{t.codes.title}</h1><span>{competition?.name}</span></div>
        <button onClick={() => go("/console")}>{t.toConsole}</button>
        <LeaveButton />
      </header>
      <main>
        <Notices />
        <p class="quiet">{officials === null ? t.connecting : officials.length === 0 ? t.codes.none : t.codes.hint}</p>
        {venues.map(([venue, name]) => (
          <section key={venue} aria-label={name || t.codes.all}>
            <h2>{name || t.codes.all}</h2>
            <ul class="floor-list">{officials?.filter((one) => one.venue === venue).map((one) => <Official key={one.id} one={one} />)}</ul>
          </section>
        ))}
      </main>
    </div>
  );
}

function Official({ one }: { one: OfficialView }) {
  const [code, setCode] = useState("");
  const [lost, setLost] = useState(false);
  const { busy, give } = useCommand();
  const role = t.role[one.role];
  async function issue(): Promise<void> {
    const outcome = await give("issueCode", { official: one.id });
    if (outcome.ok) setCode(outcome.code ?? "");
  }
  async function shutOut(): Promise<void> {
    const outcome = await give("shutOut", { official: one.id });
    setLost(false);
    if (outcome.ok) say("info", t.codes.shut(one.name));
  }
  return (
    <li class="floor-row" data-official={one.id}>
      <span class="grow"><strong>{role}</strong> {one.name}</span>
      {code && <output><strong class="mono code">{code}</strong> <span class="quiet">{t.codes.issued(location.origin)}</span></output>}
      <button class="small" disabled={busy} aria-label={t.codes.label(role, one.name)} onClick={() => void issue()}>{t.codes.issue}</button>
      <button class="small" disabled={busy} aria-label={t.codes.lostLabel(role, one.name)} onClick={() => setLost(true)}>{t.codes.lost}</button>
      {lost && (
        <Dialog title={t.codes.lostLabel(role, one.name)} onClose={() => setLost(false)}>
          <p>{t.codes.lostText(one.name)}</p>
          <div class="actions">
            <button type="button" onClick={() => setLost(false)}>{t.cancel}</button>
            <button type="button" class="primary" disabled={busy} onClick={() => void shutOut()}>{t.codes.shutOut}</button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
