/**
 * A worker that only ticks, at the requested interval: browsers slow down the timers of hidden pages, which would look
 * like a lost connection.
 */
const tick = (every: number) => setInterval(() => postMessage(0), every);
let ticking = tick(500);
onmessage = (event: MessageEvent<number>) => {
  clearInterval(ticking);
  ticking = tick(event.data);
};
