/** How often what the reader finds likely is so: a curve for docs/JUDGEMENT.md. */
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { needOf } from "@/lib/judgement/meaning/reader/decide";
import type { ReadText } from "./measure";

export interface CalibrationPoint {
  /** The mean probability of a need in this tenth of the scale. */
  said: number;
  /** The share of its texts that show a need by their labels. */
  found: number;
  texts: number;
}

/** The points of the curve: one for each tenth of the scale that has texts. Pure. */
export function calibrationOf(read: readonly ReadText[]): CalibrationPoint[] {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, found: 0, texts: 0 }));
  for (const one of read) {
    const need = needOf(one.probabilities);
    const tenth = tenths[Math.min(9, Math.floor(need * 10))];
    if (!tenth) continue;
    tenth.said += need;
    tenth.found += shareOfNeed(one);
    tenth.texts += 1;
  }
  return tenths
    .filter(({ texts }) => texts > 0)
    .map(({ said, found, texts }) => ({ said: said / texts, found: found / texts, texts }));
}

/** Where two readers differ, each counts half. */
function shareOfNeed({ text }: ReadText): number {
  const first = [text.want[0], text.second?.want[0]].filter((meaning) => meaning !== undefined);
  const needs = first.filter(isNeed);
  return needs.length / first.length;
}

const size = 320;
const margin = 44;
const x = (share: number): string => (margin + share * size).toFixed(1);
const y = (share: number): string => (margin / 2 + (1 - share) * size).toFixed(1);

/** The curve as an SVG picture that can be read in light and dark. Pure. */
export function drawCalibration(points: readonly CalibrationPoint[]): string {
  const line = points.map(({ said, found }) => `${x(said)},${y(found)}`).join(" ");
  const marks = [0, 0.25, 0.5, 0.75, 1];
  const grid = marks.flatMap((share) => [
    `<path d="M${x(0)} ${y(share)}H${x(1)}M${x(share)} ${y(0)}V${y(1)}" stroke="#94a3b8" stroke-opacity=".35"/>`,
    `<text x="${margin - 8}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${share * 100} %</text>`,
    `<text x="${x(share)}" y="${size + margin / 2 + 18}" text-anchor="middle">${share * 100} %</text>`,
  ]);
  const dots = points.map(
    ({ said, found, texts }) =>
      `<circle cx="${x(said)}" cy="${y(found)}" r="4" fill="#2563eb"><title>${texts} texts</title></circle>`,
  );
  const height = size + margin * 1.5 + 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size + margin + 28} ${height}" \
width="${size + margin + 28}" height="${height}" \
font-family="system-ui, sans-serif" font-size="10" fill="#64748b">
<title>Calibration of the reader on texts it was not fitted to</title>
${grid.join("\n")}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#94a3b8" stroke-dasharray="4 4" fill="none"/>
<polyline points="${line}" fill="none" stroke="#2563eb" stroke-width="2"/>
${dots.join("\n")}
<text x="${x(0.5)}" y="${height - 6}" text-anchor="middle">How likely the reader finds a need</text>
</svg>
`;
}
