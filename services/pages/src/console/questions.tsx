import { useEffect, useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { boardNumber } from "../state/order-progress";
import { bySide, type BoardView, type QuestionView, type Rule, type You } from "../protocol/protocol";
import { ruleMeant, rulesNear } from "./article-search";
import { mayAnswer } from "../state/rights";
import { fetchRules } from "../network/session";
import { beat, sayProblem } from "../state/state";
import { openQuestions } from "../state/waiting";
import { language, t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";

/** The id of the heading, for links to it. */
export const QUESTIONS = "questions";

/** Questions about rules that wait for an answer, the oldest first (OCR 17.10). */
export function Questions({ you, onShow }: { you: You; onShow(board: string): void }) {
  const open = openQuestions.value;
  if (open.length === 0) return null;
  return (
    <>
      <h2 id={QUESTIONS} tabIndex={-1}>
        {t.questions}
        <span class="count warn">{open.length}</span>
      </h2>
      {open.map(({ board, question }) => (
        <QuestionCard key={question.id} board={board} question={question} you={you} onShow={onShow} />
      ))}
    </>
  );
}

function QuestionCard({
  board,
  question,
  you,
  onShow,
}: {
  board: BoardView;
  question: QuestionView;
  you: You;
  onShow(board: string): void;
}) {
  const [article, setArticle] = useState("");
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  const rules = useRules();
  const meant = ruleMeant(rules, article);
  /** until the catalogue has arrived, the hall itself refuses unknown articles */
  const unknown = rules.length > 0 && article.trim() !== "" && !meant;
  const near = unknown ? rulesNear(rules, article) : [];
  const label = `${t.board(boardNumber(board.id))}, ${question.playerName}`;
  const answer = () =>
    void give("answerQuestion", {
      board: board.id,
      question: question.id,
      article: meant?.id ?? article.trim(),
      ...(note.trim() ? { note: note.trim() } : {}),
    });
  return (
    <article class="card call" aria-label={label} data-question={question.id} data-board={board.id}>
      <header>
        <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[question.side]} · {timeOfDay(question.at, bySide(board, question.side).venue)}{" "}
          <span class="mono">({formatSpan(beat.value - question.at)})</span>
        </span>
      </header>
      <blockquote>{question.text}</blockquote>
      {mayAnswer(you, question.venue) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            answer();
          }}
        >
          <label>
            {t.article}
            <input
              required
              list={`rules-${question.id}`}
              value={article}
              placeholder="LAW 9.2, OCR 5.4.1"
              aria-invalid={unknown}
              ref={(input) => input?.setCustomValidity(unknown ? t.noSuchArticle : "")}
              onInput={(event) => setArticle(event.currentTarget.value)}
            />
            {unknown && (
              <span class="error" role="status">
                {t.noSuchArticle}
                {near.length > 0 && ` ${t.nearArticles}`}
              </span>
            )}
          </label>
          {near.length > 0 && (
            <div class="usual">
              {near.map((rule) => (
                <button key={rule.id} type="button" class="small" onClick={() => setArticle(rule.id)}>
                  {rule.id}
                </button>
              ))}
            </div>
          )}
          <datalist id={`rules-${question.id}`}>
            {rules.map((rule) => (
              <option key={rule.id} value={rule.id}>
                {rule[language] || rule.document}
              </option>
            ))}
          </datalist>
          {meant && (
            <p class="quiet">
              {meant.id}: {meant[language] || `${meant.document}. ${t.explainIt}`}
            </p>
          )}
          <label>
            {t.explanation}
            <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <button class="primary" type="submit" disabled={busy || !article.trim() || unknown}>
            {t.answerQuestion}
          </button>
        </form>
      )}
    </article>
  );
}

let known: Rule[] = [];

/** The catalogue of rules, fetched once. */
function useRules(): Rule[] {
  const [rules, setRules] = useState(known);
  useEffect(() => {
    if (known.length === 0)
      void fetchRules()
        .then((all) => {
          known = all;
          setRules(all);
        })
        .catch((problem: Error) => sayProblem(problem));
  }, []);
  return rules;
}
