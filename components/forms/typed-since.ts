/** What was typed while a form's answer was on its way is kept when the answer arrives. */
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** For a state's setter, once `sent` was saved: `next`, unless something else was typed since. */
export const unlessTypedSince =
  <Value>(sent: Value, next: Value) =>
  (now: Value): Value =>
    now === sent ? next : now;

/** The edits that are not in `than`. */
export function differing<Fields extends object>(than: Fields, edits: Partial<Fields>): Partial<Fields> {
  const changes = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(than, name)),
  );
  return Object.fromEntries(changes) as Partial<Fields>; // Object.fromEntries loses the keys.
}

/** Resets a form to what was saved; fields that differ from what was `sent` keep their input. */
export function resetTo<Fields extends FieldValues, Body>(
  {
    getValues,
    reset,
    setValue,
  }: Pick<UseFormReturn<Fields, unknown, Body>, "getValues" | "reset" | "setValue">,
  { sent, saved }: { sent: Fields; saved: Fields },
): void {
  const typed = differing<Fields>(sent, getValues());
  reset(saved);
  for (const [name, value] of Object.entries(typed)) {
    // The entries of the form's own fields.
    setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  }
}
