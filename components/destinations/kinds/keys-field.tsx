import { SelectField } from "@/components/ui/fields";
import type { Option } from "@/components/ui/options";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import { leaveAsIs } from "./kept-settings";
import { keyStyleOptions } from "./key-styles";

/** How the names of a signal's fields are written, as templates of the tool expect them. */
export function KeysField({
  value,
  onChange,
  onChoose,
  error,
}: {
  /** Empty if the setting can't be read: it stays unless another is chosen. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Called with the choice, for a preview. */
  onChoose?: ((keys: KeyStyle) => void) | undefined;
}) {
  const options: readonly Option<string>[] =
    value === "" ? [{ value: "", label: leaveAsIs }, ...keyStyleOptions] : keyStyleOptions;
  return (
    <SelectField
      value={value}
      error={error}
      onChange={(chosen) => {
        onChange(chosen);
        const keys = keyStyleOptions.find(({ value }) => value === chosen)?.value;
        if (keys) onChoose?.(keys);
      }}
      label="Field names"
      hint="Choose one if a template of your tool expects it. Both makes deliveries twice as long."
      options={options}
    />
  );
}
