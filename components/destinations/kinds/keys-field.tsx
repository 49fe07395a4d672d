import { SelectField } from "@/components/ui/fields";
import type { Option } from "@/components/ui/options";
import type { KeyStyle } from "@/lib/contracts/destination-config";

const styles: readonly Option<KeyStyle>[] = [
  { value: "both", label: "Both" },
  { value: "snake_case", label: "signal_id, person_name" },
  { value: "camelCase", label: "signalId, personName" },
];

/** How the names of a signal's fields are written, as templates of the tool expect them. */
export function KeysField({
  edited,
  ...field
}: {
  /** Whether the destination exists: its setting is not shown, and stays unless another is chosen. */
  edited: boolean;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const options: readonly Option<string>[] = edited
    ? [{ value: "", label: "Leave as is" }, ...styles]
    : styles;
  return (
    <SelectField
      {...field}
      label="Field names"
      hint="Choose one if a template of your tool expects it. Both makes deliveries twice as long."
      options={options}
    />
  );
}
