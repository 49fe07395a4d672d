import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hasGaps, MarkdownText } from "./markdown-text";

const render = (markdown: string): string =>
  renderToStaticMarkup(<MarkdownText markdown={markdown} />).replace(
    /^<div class="legal-text">|<\/div>$/g,
    "",
  );

it("shows headings, paragraphs and emphasis", () => {
  expect(render("# Privacy\n\nWe keep **little** and *say* `so`.\n\n#### Deep")).toBe(
    "<h1>Privacy</h1><p>We keep <strong>little</strong> and <em>say</em> <code>so</code>.</p><h3>Deep</h3>",
  );
});

it("shows lists with their number, and lists in lists", () => {
  expect(render("- one\n- two\n  - inner\n\n3. three")).toBe(
    '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul><ol start="3"><li>three</li></ol>',
  );
});

it("shows tables, quotes and code", () => {
  expect(render("|a|b|\n|-|-|\n|1|2|")).toBe(
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
  expect(render("> quoted\n\n    code")).toBe("<blockquote><p>quoted</p></blockquote><pre>code</pre>");
});

it("marks what is still to be filled in, also across lines", () => {
  expect(render("By {{name and\naddress}}, {{date}}.")).toBe(
    "<p>By <mark>name and\naddress</mark>, <mark>date</mark>.</p>",
  );
  expect([hasGaps("By {{name and\naddress}}"), hasGaps("By Example Ltd {really}")]).toEqual([true, false]);
});

it("shows HTML as text, so that nothing in a text can run", () => {
  expect(render("a <img src=x onerror=alert(1)> b <!-- hidden -->")).toBe(
    "<p>a &lt;img src=x onerror=alert(1)&gt; b </p>",
  );
});

it("links only to the web, this site and email addresses", () => {
  expect(render("[a](https://example.com) [b](/terms) [c](mailto:a@example.com) [d](#top)")).toBe(
    '<p><a href="https://example.com">a</a> <a href="/terms">b</a> <a href="mailto:a@example.com">c</a> <a href="#top">d</a></p>',
  );
  expect(render("[a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)")).toBe("<p>a b c</p>");
});
