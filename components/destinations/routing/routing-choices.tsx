import { toggled } from "@/components/forms/toggled";
import { Checkbox } from "@/components/ui/checkbox";

/** Multiple choice; no selection means any. */
export function RoutingChoices<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-sm">
        {legend} {chosen.length === 0 && <span className="ml-1 font-normal text-ink-faint">Any</span>}
      </legend>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            className="py-0.5"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
