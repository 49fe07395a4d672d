import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { messageOf } from "@/components/page/query-failed";
import { byField, fieldOf, type Problems, problemsIn } from "./problems";
import { useEdits } from "./use-edits";

/** What a form sends, or what is wrong with it; no problems if there is only nothing to send. */
export type Checked<Body> = { body: Body } | { problems: Problems };

/** The part of a mutation that a form needs. */
export interface Mutation<Body, Answer> {
  mutate(
    body: Body,
    callbacks: { onSuccess: (answer: Answer) => void; onError: (error: unknown) => void },
  ): void;
  isPending: boolean;
  error: unknown;
}

/** The value of a field, its setter and what is wrong with it, for `TextField` and the like. */
export interface FormField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

/** What a form element needs of `useForm`. */
interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
}

/** What `DialogForm` needs of a form. */
export interface FormState {
  props: FormProps;
  failure: string | null;
  refusal: unknown;
  isPending: boolean;
}

/**
 * A form. Its fields are named by their paths in the body. `check` makes the body from them, or says what is wrong,
 * from the first try on; refusals of the server join it until the refused field is edited. What was typed while the
 * answer was on its way stays. `draft` keeps unsaved input when the page is left (never for secrets). An error that
 * belongs to no field is the `failure`, and with `failed`, the title, shown in a toast.
 */
export function useForm<Fields extends object, Body, Answer>({
  initial,
  draft = null,
  places,
  check,
  mutation,
  failed,
  onDone,
}: {
  /** What is saved, or an empty form. */
  initial: Fields;
  draft?: string | null;
  /** The fields that show their errors; all of them by default. */
  places?: readonly (keyof Fields & string)[];
  check: (fields: Fields) => Checked<Body>;
  mutation: Mutation<Body, Answer>;
  failed?: string;
  onDone?: (answer: Answer, sent: Fields) => void;
}) {
  type Name = keyof Fields & string;
  const { fields, isChanged, edit, settle } = useEdits(draft, initial);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<Fields | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const names = places ?? (Object.keys(initial) as Name[]); // Object.keys loses them.
  const { error, isPending } = mutation;

  const checked = isTried ? check(fields) : null;
  const problems = checked && "problems" in checked ? checked.problems : {};
  const found = byField(problems, names);
  const refused = byField(problemsIn(error), names);
  const isCurrent = (name: Name) => JSON.stringify(fields[name]) === JSON.stringify(sent?.[name]);
  const current = names.filter((name) => refused[name] && isCurrent(name));
  const errors: Partial<Record<Name, string>> = {
    ...Object.fromEntries(current.map((name) => [name, refused[name]])),
    ...found,
  };
  const unplaced = Object.keys(found).length === 0 ? Object.values(problems).find(Boolean) : undefined;
  const isPlaced = isAllPlaced(error, names);

  useEffect(() => {
    if (error) focusInvalid(form.current);
  }, [error]);

  function send() {
    if (isPending) return;
    setTried(true);
    const asked = check(fields);
    // The messages are rendered first, so that the field that gets focus is announced with its own.
    if ("problems" in asked) return void setTimeout(() => focusInvalid(form.current));
    setSent(fields);
    mutation.mutate(asked.body, {
      onSuccess: (answer) => {
        setTried(false);
        settle(fields);
        onDone?.(answer, fields);
      },
      onError: (reason) => {
        if (failed && !isAllPlaced(reason, names)) notifyFailed(failed, reason);
      },
    });
  }

  const props: FormProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      send();
    },
  };
  return {
    fields,
    errors,
    isChanged,
    isPending,
    /** The error of the request, for what helps against it. */
    refusal: error,
    failure: unplaced ?? (error && !isPlaced ? messageOf(error) : null),
    edit,
    field: <N extends Name>(name: N): FormField<Fields[N]> => ({
      value: fields[name],
      onChange: (value) => {
        const change: Partial<Fields> = {};
        change[name] = value;
        edit(change);
      },
      error: errors[name],
    }),
    props,
  };
}

const focusInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("[aria-invalid], [data-invalid] input")?.focus();

/** A mutation whose answer is heard even if its form is gone by then. */
export const awaited = <Body, Answer>(mutation: {
  mutateAsync: (body: Body) => Promise<Answer>;
  isPending: boolean;
  error: unknown;
}): Mutation<Body, Answer> => ({
  isPending: mutation.isPending,
  error: mutation.error,
  mutate: (body, { onSuccess, onError }) => void mutation.mutateAsync(body).then(onSuccess, onError),
});

/** Whether every detail of an error belongs to a field, where it is shown. */
function isAllPlaced(error: unknown, names: readonly string[]): boolean {
  const paths = Object.keys(problemsIn(error));
  return paths.length > 0 && paths.every((path) => fieldOf(path, names) !== undefined);
}
