import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");

function tokensOf(selector: string): Map<string, Colour> {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split("\n}")[0] ?? "";
  const found = [...block.matchAll(/--([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
  return new Map(found.map(([, name = "", l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

/** Relative luminance (WCAG 2) computed through linear sRGB, with Björn Ottosson's matrices. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, u = 0] = [red, green, blue].map((part) => Math.max(0, Math.min(1, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * u;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const neutrals = ["canvas", "surface", "sunken", "hover"];
const text: [string, string][] = [
  ...["ink", "ink-muted", "ink-faint", "accent-ink", "danger-ink", "success-ink", "warning-ink"].flatMap(
    (ink) => neutrals.map((surface): [string, string] => [ink, surface]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "danger"],
  ["on-accent", "danger-hover"],
  ...["accent", "success", "warning", "danger"].map((tone): [string, string] => [
    `${tone}-ink`,
    `${tone}-surface`,
  ]),
];
const shapes: [string, string][] = [
  ["control", "surface"],
  ["control", "canvas"],
  ["ring", "surface"],
  ["ring", "canvas"],
  ["ring", "sunken"],
  ["accent", "surface"],
];

describe.each([":root", '[data-theme="dark"]'])("colors of %s", (theme) => {
  const tokens = tokensOf(theme);
  const ratio = (ink: string, surface: string): number => {
    const [one, other] = [tokens.get(ink), tokens.get(surface)];
    if (!one || !other) throw new Error(`missing token ${ink} or ${surface} in ${theme}`);
    return contrast(one, other);
  };

  it.each(text)("text %s on %s has a contrast of 4.5:1 or more", (ink, surface) => {
    expect(ratio(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("shape %s on %s has a contrast of 3:1 or more", (shape, surface) => {
    expect(ratio(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});
