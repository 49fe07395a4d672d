import type { Engager } from "@/lib/domain/look-ups/engagers";
import { decides } from "@/lib/domain/qualification/deciders";
import { wordsOf } from "@/lib/domain/qualification/normalize-text";
import { readTitle } from "@/lib/domain/qualification/read-title";

/**
 * The addresses of those worth a look-up: whose headline names the company first, and of them, as of the others,
 * those who lead. Headlines are matched, never followed.
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
