/** Polls every three seconds; open items stay open, and nothing moves while someone reads with the keyboard. */
export const script = `
const received = document.getElementById("received");
const pause = document.getElementById("pause");
let shown = received.innerHTML;
let isPaused = false;
pause.addEventListener("click", () => {
  isPaused = !isPaused;
  pause.textContent = isPaused ? "Resume refresh" : "Pause refresh";
});
setInterval(async () => {
  if (isPaused || document.hidden || received.contains(document.activeElement)) return;
  const answer = await fetch("/received").catch(() => null);
  const text = answer && answer.ok ? await answer.text() : shown;
  if (isPaused || text === shown) return;
  const open = [...received.querySelectorAll("details[open]")].map(({ id }) => id);
  shown = text;
  received.innerHTML = text;
  for (const details of received.querySelectorAll("details")) details.open = open.includes(details.id);
}, 3000);
`;

export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
html, body { background: Canvas; color: CanvasText; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1rem 0 0.5rem; }
h3 { font-size: 1rem; overflow-wrap: anywhere; }
small { font-weight: normal; }
a { color: light-dark(#0b57d0, #a8c7fa); }
article { border: 1px solid; border-radius: 0.5rem; padding: 0 1rem 0.5rem; margin: 0.75rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; max-width: 24rem; }
td { white-space: pre-line; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
.row span { margin-inline-end: 1rem; }
dl div { display: flex; gap: 0.5rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
button { font: inherit; padding: 0.375rem 0.75rem; min-height: 2.75rem; }
`;
