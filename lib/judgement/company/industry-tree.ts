import { industryGroups } from "./industry-words";

const noGroups: ReadonlySet<string> = new Set();
const broaderById = new Map(Object.keys(industryGroups).map((id) => [id, findBroader(id)]));
const nearById = findNear();

/** All groups that a group belongs to, without itself: dental → healthcare. */
export function broaderGroups(group: string): ReadonlySet<string> {
  return broaderById.get(group) ?? noGroups;
}

/** Whether a group is another one or part of it. */
export function belongsTo(group: string, other: string): boolean {
  return group === other || broaderGroups(group).has(other);
}

/** Whether two different groups are commercially near. */
export function areNear(a: string, b: string): boolean {
  return nearById.get(a)?.has(b) ?? false;
}

/** A group's name as shown to customers. */
export function labelOf(group: string): string {
  return industryGroups[group]?.label ?? group;
}

function findBroader(id: string): Set<string> {
  const parents = industryGroups[id]?.parents ?? [];
  return new Set(parents.flatMap((parent) => [parent, ...findBroader(parent)]));
}

function findNear(): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const add = (a: string, b: string) => near.set(a, (near.get(a) ?? new Set()).add(b));
  for (const [id, entry] of Object.entries(industryGroups)) {
    for (const other of entry.near ?? []) {
      add(id, other);
      add(other, id);
    }
  }
  return near;
}
