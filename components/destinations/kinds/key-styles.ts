import type { Option } from "@/components/ui/options";
import type { KeyStyle } from "@/lib/contracts/destination-config";

/** The styles of field names, in words. Apart from the form, so that pages that only read them load no schema. */
export const keyStyleOptions: readonly Option<KeyStyle>[] = [
  { value: "both", label: "Both: signal_id and signalId" },
  { value: "snake_case", label: "signal_id, person_name" },
  { value: "camelCase", label: "signalId, personName" },
];

/** A style in words, as the choice shows it. */
export const describeKeys = (keys: KeyStyle): string =>
  keyStyleOptions.find(({ value }) => value === keys)?.label ?? keys;
