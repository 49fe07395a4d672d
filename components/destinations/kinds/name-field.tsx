import type { FormField } from "@/components/forms/use-form";
import { TextField } from "@/components/ui/fields";

/** The destination's name, used in the form of every type. */
export function NameField(props: FormField<string> & { placeholder: string }) {
  return <TextField {...props} label="Name" hint="Shown in lists" autoComplete="off" />;
}
