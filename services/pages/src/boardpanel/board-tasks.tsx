import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { BoardView } from "../protocol/protocol";
import { official } from "../words/officials";

/** What arbiters do at a board. */
export const TASKS = ["PLAYERS", "GAME", "CONDUCT", "CLOCK", "RESULT", "HISTORY"] as const;
export type BoardTask = (typeof TASKS)[number];

/** The tasks in the order of their weight now: before a game its players, after it the result. */
export function tasksOf(board: BoardView): readonly BoardTask[] {
  const first: BoardTask = board.status === "CREATED" ? "PLAYERS" : board.status === "ENDED" ? "RESULT" : "GAME";
  const later: readonly BoardTask[] = first === "PLAYERS" ? [] : ["PLAYERS", "HISTORY"];
  return [first, ...TASKS.filter((one) => one !== first && !later.includes(one)), ...later];
}

const idOf = (panel: string, task: BoardTask): string => `${panel}-${task}`;

/** The tasks of a board one below the other, and above them a row of buttons, each of which leads to one. */
export function BoardTasks({
  tasks,
  children,
}: {
  tasks: readonly BoardTask[];
  children: Readonly<Record<BoardTask, ComponentChildren>>;
}) {
  const panel = useId();
  const words = official.boardTasks;
  function show(task: BoardTask): void {
    const heading = document.getElementById(idOf(panel, task));
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }
  return (
    <>
      <nav class="board-tasks" aria-label={words.label}>
        {tasks.map((task) => (
          <button key={task} class="small" onClick={() => show(task)}>
            {words[task]}
          </button>
        ))}
      </nav>
      {tasks.map((task) => (
        <section key={task} class="board-task" data-task={task} aria-labelledby={idOf(panel, task)}>
          <h3 id={idOf(panel, task)} tabIndex={-1}>
            {words[task]}
          </h3>
          {children[task]}
          <p class="quiet nothing-to-do">{words.nothing}</p>
        </section>
      ))}
    </>
  );
}
