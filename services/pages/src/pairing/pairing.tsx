import { useEffect, useRef, useState } from "preact/hooks";
import { fetchStandings } from "../network/session";
import { mayRepairPairing } from "../state/rights";
import { sayProblem, state } from "../state/state";
import { pairingWords as words } from "../words/pairing";
import { t } from "../words/words";
import type { Competition, PairingPreview, PairingSource, Round, Standings } from "../protocol/protocol";
import { PageTop } from "../shell/page-top";
import { Notices } from "../widgets/notices";
import { CheckStep } from "./check-step";
import { draftOf, isSame, NOTHING, requestOf, savedDraft, type Draft } from "./draft";
import { fetchSetup } from "../setup/definition";
import { keepWork, keptWork } from "./kept-work";
import { peopleOf } from "./people";
import { PublishStep, type Hindrance } from "./publish-step";
import { fetchSources, previewPairings } from "./requests";
import { stageOf } from "./round-stage";
import { RepairStep } from "./repair-step";
import { RoundsList } from "./rounds-list";
import { SourceStep } from "./source-step";
import type { PairingFault, PairingRequest } from "../protocol/protocol";
import "./pairing.css";

/** The pairings of each round: get them, check them, save and publish them (C.04, C.05, LAW 6.6). */
export function PairingPage() {
  const { competition, link, you } = state.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const [standings, setStandings] = useState<Standings | null>(null);
  const [sources, setSources] = useState<readonly PairingSource[] | null>();
  const loadSources = () => {
    setSources(undefined);
    void fetchSources().then(setSources, () => setSources(null));
  };
  useEffect(loadSources, []);
  const rounds = competition?.rounds ?? [];
  const open = rounds.filter((one) => one.opened).length;
  useEffect(() => {
    if (link === "UP") void fetchStandings(false).then(setStandings, (problem: Error) => sayProblem(problem));
  }, [open, link]);
  const round =
    rounds.find((one) => one.number === chosen) ?? rounds.find((one) => !one.opened && !one.official) ?? rounds.at(-1);
  return (
    <div class="sheet-page ready-page">
      <PageTop title={words.title} note={competition?.name} printed />
      <main class="pairing-page">
        <Notices />
        {competition ? (
          <RoundsList competition={competition} chosen={round?.number ?? null} onChoose={setChosen} />
        ) : (
          <p class="quiet">{t.connecting}</p>
        )}
        {competition && round && (round.opened || round.official) && (
          <p>{round.official ? words.rounds.isOfficial(round.number) : words.rounds.isOpen(round.number)}</p>
        )}
        {competition && you && round?.opened && !round.official && mayRepairPairing(you) && (
          <RepairStep key={round.number} competition={competition} round={round} />
        )}
        {competition && round && !round.opened && !round.official && (
          <RoundWork
            key={round.number}
            competition={competition}
            round={round}
            standings={standings}
            sources={sources}
            onLoadSources={loadSources}
          />
        )}
      </main>
    </div>
  );
}

/** How many changes can be undone. */
const MOST_UNDONE = 50;

/** The three steps for one round. */
function RoundWork({
  competition,
  round,
  standings,
  sources,
  onLoadSources,
}: {
  competition: Competition;
  round: Round;
  standings: Standings | null;
  sources: readonly PairingSource[] | null | undefined;
  onLoadSources(): void;
}) {
  const [work, setWork] = useState(() => keptWork(competition.id, round.number));
  const [earlier, setEarlier] = useState<readonly Draft[]>([]);
  /** The latest answer: what is known of the players. */
  const [known, setKnown] = useState<PairingPreview | null>(null);
  /** What was found in the pairings that were checked last. */
  const [preview, setPreview] = useState<PairingPreview | null>(null);
  const [checked, setChecked] = useState<Draft | null>(null);
  const [saved, setSaved] = useState(() => (work.saved && holds(round, work.saved) ? work.saved : null));
  const [faults, setFaults] = useState<readonly PairingFault[]>([]);
  const [problem, setProblem] = useState({ of: "", text: "" });
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  /** How often there were new pairings or findings to look at. */
  const [news, setNews] = useState(0);
  const { source, texts, draft } = work;
  const text = (source && texts[source]) ?? "";
  /** The question whose answer is waited for; answers to earlier ones come too late. */
  const asked = useRef(0);
  useEffect(() => keepWork(competition.id, round.number, { ...work, saved }), [work, saved]);

  const change = (to: Draft, words_: string) => {
    setEarlier((all) => (draft && !isSame(draft, to) ? [...all, draft].slice(-MOST_UNDONE) : all));
    setWork((one) => ({ ...one, draft: to }));
    setSaid(words_);
  };

  async function ask(
    request: PairingRequest,
    of: "source" | "check",
    then: (preview: PairingPreview) => void,
  ): Promise<void> {
    const own = ++asked.current;
    setBusy(true);
    setProblem({ of: "", text: "" });
    setFaults([]);
    try {
      const answer = await previewPairings(round.number, request);
      if (own !== asked.current) return;
      if ("faults" in answer) setFaults(answer.faults);
      else {
        setKnown(answer.preview);
        then(answer.preview);
      }
    } catch (failure) {
      if (own === asked.current) setProblem({ of, text: (failure as Error).message });
    } finally {
      if (own === asked.current) setBusy(false);
    }
  }
  const checkedNow = (of: Draft, found: PairingPreview) => {
    setChecked(of);
    setPreview(found);
    setNews((before) => before + 1);
  };
  const check = (of: Draft) => {
    setPicked(null);
    return ask(requestOf(of), "check", (found) => checkedNow(of, found));
  };
  function get(): void {
    if (!source) return;
    setPicked(null);
    if (source === "HAND") {
      const begun = draft ?? NOTHING;
      change(begun, "");
      setNews((before) => before + 1);
      // who is available is known only to the server
      void ask(requestOf(begun), "source", (found) => {
        if (begun.pairings.length > 0) checkedNow(begun, found);
        else if (begun.otherByes.length === 0) setWork((one) => ({ ...one, draft: withAsked(one.draft, found) }));
      });
      return;
    }
    const isText = source === "TRF" || source === "TABLE";
    void ask({ source, ...(isText ? { text } : {}) }, "source", (found) => {
      const got = draftOf(found);
      change(got, "");
      checkedNow(got, found);
    });
  }
  async function changeSaved(): Promise<void> {
    setBusy(true);
    try {
      const of = savedDraft(round, (await fetchSetup()).competition.players);
      change(of, "");
      setSaved(of);
      await check(of);
    } catch (failure) {
      setBusy(false);
      sayProblem(failure as Error);
    }
  }
  const undo = () => {
    const last = earlier.at(-1);
    if (!last) return;
    setPicked(null);
    setEarlier(earlier.slice(0, -1));
    setWork({ ...work, draft: last });
    setSaid(words.step2.said.undone);
  };

  const isChecked = draft !== null && isSame(draft, checked);
  const hindrance: Hindrance | null =
    !draft || draft.pairings.length === 0
      ? "NOTHING"
      : !isChecked || busy
        ? "UNCHECKED"
        : preview?.publishable
          ? null
          : "ERRORS";
  const stage = stageOf(round);
  return (
    <>
      <SourceStep
        round={round.number}
        sources={sources}
        source={source}
        text={text}
        faults={faults}
        problem={problem.of === "source" ? problem.text : ""}
        busy={busy}
        replaces={(draft?.pairings.length ?? 0) > 0}
        saved={stage === "PAIRED" || stage === "PUBLISHED" ? (round.pairings?.length ?? 0) : 0}
        onSource={(of) => {
          setWork({ ...work, source: of });
          setFaults([]);
          setProblem({ of: "", text: "" });
        }}
        onText={(to) => {
          if (source) setWork((one) => ({ ...one, texts: { ...one.texts, [source]: to } }));
        }}
        onGet={get}
        onChangeSaved={() => void changeSaved()}
        onLoadSources={onLoadSources}
      />
      {draft && (
        <CheckStep
          round={round.number}
          draft={draft}
          preview={preview}
          known={known}
          news={news}
          isChecked={isChecked}
          people={peopleOf(standings, competition, known)}
          competition={competition}
          picked={picked}
          said={said}
          busy={busy}
          problem={problem.of === "check" ? problem.text : ""}
          mayUndo={earlier.length > 0}
          onPick={setPicked}
          onChange={change}
          onCheck={() => void check(draft)}
          onUndo={undo}
        />
      )}
      <PublishStep
        round={round}
        draft={draft}
        hindrance={hindrance}
        isSaved={draft !== null && isSame(draft, saved)}
        onSaved={() => setSaved(draft)}
      />
    </>
  );
}

/** Whether a round has these pairings, as far as the hall says; somebody else may have set others. */
const holds = (round: Round, saved: Draft): boolean =>
  JSON.stringify(savedDraft(round).pairings) === JSON.stringify(saved.pairings);

/** With the byes that players asked for. */
const withAsked = (draft: Draft | null, preview: PairingPreview): Draft => ({
  ...(draft ?? NOTHING),
  otherByes: draftOf(preview).otherByes,
});
