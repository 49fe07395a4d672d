import { type CSSProperties, useId } from "react";
import { figure } from "@/components/plan/plan-words";
import { type Usage, usageLimits } from "./estimate";

const labels: Record<keyof Usage, string> = {
  posts: "Posts read a week",
  engagements: "Reactions and comments on each",
  sources: "Sources: people, companies and searches",
  seats: "Members with a seat",
  companyReports: "Company reports a month",
  personReports: "Person reports a month",
};

/** The numbers of a use, in the order in which they are asked for. */
export const usageNames = Object.keys(labels) as (keyof Usage)[];

/** One number of the use: a slider for pointer and arrow keys, with its value beside the label. */
export function UsageField({
  name,
  value,
  onChange,
}: {
  name: keyof Usage;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const { min, max, step } = usageLimits[name];
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="text-ink">
          {labels[name]}
        </label>
        <span aria-hidden className="font-medium text-ink tabular-nums">
          {figure(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        style={filledTo((value - min) / (max - min))}
        className="range-input mt-1 scroll-mt-32"
      />
    </div>
  );
}

/** The filled part of the slider, 0 to 1, for its style. */
const filledTo = (part: number): CSSProperties & Record<"--filled", string> => ({
  "--filled": `${part * 100}%`,
});
