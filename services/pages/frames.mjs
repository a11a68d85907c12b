// How many frames a second headless Chromium shows on the wall of a hall in which pieces move all the time. The floor
// is the same hall when nothing moves.
import { runnerImport } from "vite";

const SECONDS = 10;
const WALLS = [
  { boards: 200, view: "BOARDS" },
  { boards: 200, view: "COMPACT" },
  { boards: 1000, view: "TABLE" },
];
const { module } = await runnerImport("./test/browser/chromium.ts");
const asked = WALLS.flatMap((wall) => [0, 20].map((every) => ({ ...wall, every, seconds: SECONDS })));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

console.log("wall              a move every   frames/s: median  least");
for (const { boards, view, every, frames } of await module.framesShown(asked)) {
  const pace = every === 0 ? "–" : `${every} ms`;
  const figures = [median(frames), Math.min(...frames)].map((one) => String(one).padStart(7)).join("");
  console.log(`${`${boards} ${view.toLowerCase()}`.padEnd(18)}${pace.padStart(12)}${figures.padStart(26)}`);
}
