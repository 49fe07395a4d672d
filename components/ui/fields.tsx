import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { Input } from "./input";
import type { Option } from "./options";
import { Select } from "./select";
import { Textarea } from "./textarea";

/** What every labeled control has; `className` is the field's, `controlClassName` its control's. */
interface Labeled<Value> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
  controlClassName?: string | undefined;
  value?: Value;
  onChange?: (value: Value) => void;
}
type ControlProps<Element extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Element>,
  keyof Labeled<string>
>;

/** A labeled single-line text field. Without `value`, it is uncontrolled. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  controlClassName,
  onChange,
  ...rest
}: Labeled<string> & ControlProps<"input">) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          {...(controlClassName && { className: controlClassName })}
          {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
        />
      )}
    </Field>
  );
}

/** A labeled field for a URL: shows the URL keyboard on phones, without autocorrect or spell checking. */
export function AddressField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="url" autoComplete="off" spellCheck={false} {...props} />;
}

/** A labeled text field of several lines. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  className,
  onChange,
  ...rest
}: Labeled<string> & ControlProps<"textarea">) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <Textarea
          {...control}
          {...rest}
          {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
        />
      )}
    </Field>
  );
}

/** A labeled native select. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional,
  className,
  controlClassName,
  value,
  options,
  onChange,
  ...rest
}: Labeled<Value> & ControlProps<"select"> & { options: readonly Option<Value>[] }) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          {...(controlClassName && { className: controlClassName })}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange?.(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
