import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** What a destination is called, in the form of every kind. */
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
    <Field label="Name" hint="As lists show it." error={firstMessage(error)}>
      {(field) => <Input {...field} {...registration} autoComplete="off" placeholder={placeholder} />}
    </Field>
  );
}
