/** A worker that only ticks, as often as it is told: browsers slow the timers of hidden pages, which would look like a lost connection. */
const tick = (every: number) => setInterval(() => postMessage(0), every);
let ticking = tick(500);
onmessage = (event: MessageEvent<number>) => {
  clearInterval(ticking);
  ticking = tick(event.data);
};
