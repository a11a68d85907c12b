// Runs before the first paint: a reloaded tab has the colours that it had, a new one those of the system. From then on
// src/shell/theme.ts decides.
document.documentElement.dataset.theme =
  sessionStorage.getItem("onehall.theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
