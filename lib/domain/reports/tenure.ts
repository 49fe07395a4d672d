import type { SeenPerson } from "@/lib/assessment/seen";
import { claim, ofProfile } from "@/lib/assessment/sources";
import type { Tenure } from "@/lib/contracts/v1/report-parts";
import { excerpt } from "@/lib/judgement/text/excerpt";

const msPerMonth = (365.25 / 12) * 86_400_000;

/** The current role and how long the person has held it; what the profile does not say is said as unknown. Pure. */
export function describeTenure(
  person: SeenPerson,
  position: { companyName: string | null; positionStartedAt: Date | null },
  now: Date,
): Tenure {
  const { positionStartedAt: startedAt } = position;
  const role = person.title ?? person.headline;
  const title = role ? excerpt(role, 100) : "Their role is not known";
  const company = position.companyName ? excerpt(position.companyName, 60) : null;
  const place = company && !title.toLowerCase().includes(company.toLowerCase()) ? ` at ${company}` : "";
  const months = startedAt && Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / msPerMonth));
  const since =
    months === null
      ? "; the profile doesn't say since when"
      : months === 0
        ? ", for less than a month"
        : `, for ${spell(months)}`;
  return {
    startedAt: startedAt?.toISOString() ?? null,
    months,
    ...claim(`${title}${place}${since}.`, ofProfile(person)),
  };
}

/** `1 year and 2 months`. */
function spell(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? "year" : "years"}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? "month" : "months"}`] : []),
  ];
  return parts.join(" and ");
}
