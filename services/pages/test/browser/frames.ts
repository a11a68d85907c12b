/** Opens the console of a busy hall in a frame, and counts how many frames a second the browser shows. */
export interface Play {
  boards: number;
  view: string;
  /** Milliseconds from one move to the next. */ every: number;
  /** Seconds. */ seconds: number;
}

/** @property frames shown in each second */
export interface Shown extends Play {
  frames: number[];
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function count(play: Play): Promise<Shown> {
  const { boards, view, every, seconds } = play;
  const frame = document.createElement("iframe");
  frame.style.cssText = "border: 0; width: 1920px; height: 1080px";
  frame.src = `/console?role=CHIEF_ARBITER&boards=${boards}&view=${view}&every=${every}`;
  document.body.replaceChildren(frame);
  for (let tries = 0; tries < 400; tries++) {
    await wait(25);
    if (frame.contentDocument?.querySelectorAll("[data-board]").length === boards) break;
  }
  if (frame.contentDocument?.querySelectorAll("[data-board]").length !== boards) throw new Error(`no boards: ${view}`);
  await wait(2000);
  const page = frame.contentWindow!;
  const frames: number[] = [];
  for (let second = 0; second < seconds; second++) {
    const end = performance.now() + 1000;
    let shown = 0;
    while (performance.now() < end) {
      await new Promise((done) => {
        page.requestAnimationFrame(done);
      });
      shown++;
    }
    frames.push(shown);
  }
  return { ...play, frames };
}

try {
  const asked = (await (await fetch("/asked")).json()) as Play[];
  const shown: Shown[] = [];
  for (const one of asked) shown.push(await count(one));
  await fetch("/found", { method: "POST", body: JSON.stringify(shown) });
} catch (problem) {
  await fetch("/found", { method: "POST", body: JSON.stringify({ problem: String(problem) }) });
}
