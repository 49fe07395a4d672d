/** The processor's form encoding, `items[0][price]=…`, as nested values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

interface Branch {
  [name: string]: string | Branch;
}

/** Decodes a query or a body. Keys that are all numbers become lists, in their order. */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const tree: Branch = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) put(tree, pathOf(key), value);
  return Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, toValue(branch)]));
}

/** The names of all fields that a query or body sets, list positions as `[]`, for example `items[].price`. */
export const fieldNames = (text: string): string[] => [
  ...new Set(
    [...new URLSearchParams(text).keys()].map((key) =>
      pathOf(key).reduce((path, part) => {
        if (/^\d*$/.test(part)) return `${path}[]`;
        return path ? `${path}.${part}` : part;
      }, ""),
    ),
  ),
];

const pathOf = (key: string): string[] => key.replaceAll("]", "").split("[");

function put(tree: Branch, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(Object.keys(tree).length) : name;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  const branch: Branch = typeof below === "object" ? below : Object.create(null);
  tree[key] = branch;
  put(branch, rest, value);
}

function toValue(branch: string | Branch): FormValue {
  if (typeof branch === "string") return branch;
  const entries = Object.entries(branch).map(([name, below]) => [name, toValue(below)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
