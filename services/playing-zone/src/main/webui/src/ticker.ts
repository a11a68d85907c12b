/** A worker that only ticks: browsers slow the timers of hidden pages, which would look like a lost connection. */
setInterval(() => postMessage(0), 500);
