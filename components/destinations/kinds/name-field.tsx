import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The destination's name, used in the form of every type. */
export function NameField({
  registration,
  error,
  placeholder,
}: {
  registration: UseFormRegisterReturn<"name">;
  error: FieldError | undefined;
  placeholder: string;
}) {
  return (
    <Field label="Name" hint="Shown in lists" error={firstMessage(error)}>
      {(field) => <Input {...field} {...registration} autoComplete="off" placeholder={placeholder} />}
    </Field>
  );
}
