import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatCents } from "@/components/plan/format-price";
import { figure } from "@/components/plan/plan-words";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import type { PublicPlan } from "@/lib/contracts/plan";

/** What finished posts of the sample world cost and brought. Credits are the most that they can cost. */
export interface CreditYield {
  posts: number;
  leastPerSignal: number;
  mostPerSignal: number;
  example: {
    author: string;
    opening: string;
    engagements: number;
    people: number;
    credits: number;
    /** Of its signals, the strongest first. */
    strengths: number[];
  };
}

const { price } = policy;

/** One post of the sample world, from reading it to its signals, with the credits of each step. */
export function WorkedExample({
  yielded,
  plan,
}: {
  yielded: CreditYield;
  /** The plan whose price a credit is shown at. */
  plan: PublicPlan | undefined;
}) {
  const { posts, leastPerSignal, mostPerSignal, example } = yielded;
  const { engagements, people, credits, strengths } = example;
  const perSignal = credits / strengths.length;
  return (
    <figure>
      <ol className="grid overflow-hidden rounded-xl border border-line bg-line max-lg:gap-px lg:grid-cols-[1fr_1fr_1fr_1.4fr] lg:gap-x-px">
        <Step amount="1 post" cost={price.post} isFirst>
          read, and found relevant
        </Step>
        <Step
          amount={countOf(engagements, "reaction or comment", "reactions and comments")}
          cost={engagements * price.engagement}
        >
          collected from below it
        </Step>
        <Step amount={countOf(people, "person", "people")} cost={people * price.person}>
          looked up and scored, if all were new
        </Step>
        <li className="relative flex flex-col bg-accent-surface p-5">
          <Arrow />
          <p className="font-semibold text-ink text-lg">{countOf(strengths.length, "signal")}</p>
          <ul aria-label="Strengths" className="mt-2 grid grid-cols-[repeat(2,max-content)] gap-x-6 gap-y-2">
            {[...strengths.entries()].map(([rank, strength]) => (
              <li key={rank}>
                <StrengthMeter value={strength} />
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-4 text-ink-muted text-sm tabular-nums">
            <span className="block font-medium text-accent-ink text-lg">
              {countOf(Math.round(perSignal), "credit")} a signal
            </span>
            {figure(credits)} credits in all
            {plan?.creditsPerMonth &&
              `, ${formatCents(Math.round((plan.priceCents / plan.creditsPerMonth) * perSignal), plan.currency)} a signal on ${plan.name}`}
          </p>
        </li>
      </ol>
      <figcaption className="mt-3 max-w-3xl text-ink-muted text-sm">
        From our sample network, whose people are made up: “{example.opening}”, a post by {example.author}. It
        is the middle one of {posts} finished posts there, which took {rounded(leastPerSignal)} to{" "}
        {countOf(Math.round(mostPerSignal), "credit")} a signal. Yours depends on how many of the people who
        engage match your profile.
      </figcaption>
    </figure>
  );
}

const rounded = (credits: number): string => figure(Math.round(credits));

function Step({
  amount,
  cost,
  isFirst = false,
  children,
}: {
  amount: string;
  cost: number;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="relative flex flex-col bg-surface p-5">
      {!isFirst && <Arrow />}
      <p className="font-semibold text-ink text-lg">{amount}</p>
      <p className="text-ink-muted text-sm">{children}</p>
      <p className="mt-auto pt-4 font-medium text-accent-ink text-lg tabular-nums">
        {countOf(cost, "credit")}
      </p>
    </li>
  );
}

/** Sits on the border between two steps: to the left on wide screens, above on narrow ones. */
function Arrow() {
  return (
    <span
      aria-hidden
      className="absolute -top-3 left-5 flex size-6 items-center justify-center rounded-full border border-line bg-surface text-ink-muted max-lg:rotate-90 lg:top-1/2 lg:-left-3 lg:-translate-y-1/2"
    >
      <ArrowRight className="size-3.5" />
    </span>
  );
}
