import type { Engager } from "@/lib/domain/look-ups/engagers";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { decides } from "@/lib/judgement/title/deciders";
import { readTitle } from "@/lib/judgement/title/read-title";

/**
 * The URLs of people worth looking up: first those whose headline names the company, leaders first in both groups.
 * Headlines are only matched, never interpreted as instructions.
 */
export function chooseEngagers(engagers: Engager[], company: string, most: number): string[] {
  const name = ` ${wordsOf(company).join(" ")} `;
  const orderOf = ({ headline }: Engager): number => {
    const isColleague = ` ${wordsOf(headline ?? "").join(" ")} `.includes(name);
    return (isColleague ? 0 : 2) + (decides(readTitle(null, headline).seniority) ? 0 : 1);
  };
  return engagers
    .map(({ networkUrl, ...rest }) => ({ networkUrl, order: orderOf({ networkUrl, ...rest }) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ networkUrl }) => networkUrl);
}
