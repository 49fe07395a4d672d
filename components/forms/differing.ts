/**
 * The edits that are not in `than`. What was typed while a form's answer was on its way is kept by it when the answer
 * arrives.
 */
export function differing<Fields extends object>(than: Fields, edits: Partial<Fields>): Partial<Fields> {
  const changes = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(than, name)),
  );
  return Object.fromEntries(changes) as Partial<Fields>; // Object.fromEntries loses the keys.
}
