/** The style of every page: light and dark, from phone width up. */
export const style = `
:root {
  color-scheme: light dark;
  --back: light-dark(#f6f7f9, #0e1116);
  --card: light-dark(#ffffff, #171b22);
  --edge: light-dark(#d9dde4, #2e3542);
  --soft: light-dark(#59616e, #a3adbb);
  --lead: light-dark(#3f3cbb, #8f8cff);
  --onlead: light-dark(#ffffff, #101018);
  --bad: light-dark(#b3261e, #ff9a92);
  --note: light-dark(#fff4d6, #3a2f10);
  --onnote: light-dark(#5c4400, #ffdf94);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: CanvasText; }
.test { background: var(--note); color: var(--onnote); text-align: center; font-weight: 600; padding: 0.5rem 1rem; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.25rem; }
h2 { font-size: 1.125rem; margin: 0 0 0.75rem; }
p { margin: 0 0 0.75rem; }
a { color: var(--lead); }
.soft { color: var(--soft); }
.amount { font-size: 2.25rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.two { display: grid; gap: 1.5rem; }
@media (min-width: 48rem) { .two { grid-template-columns: 1fr 1.2fr; align-items: start; } }
section { background: var(--card); border: 1px solid var(--edge); border-radius: 0.75rem; padding: 1.25rem; margin-bottom: 1.25rem; }
.bare { background: none; border: 0; padding: 0.5rem 0; }
label { display: block; font-weight: 550; margin-bottom: 0.75rem; }
label span { display: block; font-size: 0.875rem; margin-bottom: 0.25rem; }
input, select { font: inherit; font-weight: 400; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; color: inherit;
  background: var(--back); border: 1px solid var(--soft); border-radius: 0.5rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; cursor: pointer;
  border: 1px solid var(--soft); background: var(--card); color: inherit; }
button.lead { width: 100%; background: var(--lead); border-color: var(--lead); color: var(--onlead); }
:focus-visible { outline: 3px solid var(--lead); outline-offset: 2px; }
.bad { color: var(--bad); font-weight: 600; }
.tag { display: inline-block; font-size: 0.8125rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 1rem; padding: 0 0.625rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
th { font-size: 0.875rem; color: var(--soft); }
td { white-space: nowrap; }
td:first-child { white-space: normal; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.row form { display: flex; gap: 0.5rem; }
.row input { width: 6.5rem; }
article { border-top: 1px solid var(--edge); padding: 0.875rem 0; }
article:first-of-type { border-top: 0; padding-top: 0; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; margin-bottom: 0.5rem; }
code { font-size: 0.875rem; overflow-wrap: anywhere; }
summary { cursor: pointer; min-height: 2rem; }
`;
