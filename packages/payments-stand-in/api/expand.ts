/** Puts objects in the place of their ids, as `expand` asks. */
import { invalid } from "../refusal";
import { newestOf, type World } from "../world";
import { listOf } from "./route";

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => value !== null && typeof value === "object";

/** A copy of the answer with everything at the given paths expanded. Throws 400 for a path that cannot be. */
export function expandAll(world: World, answer: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) expandAt(world, copy, path.split("."), path);
  return copy;
}

function expandAt(world: World, at: unknown, [name = "", ...rest]: string[], path: string): void {
  if (Array.isArray(at)) {
    for (const one of at) expandAt(world, one, [name, ...rest], path);
    return;
  }
  if (!isPlain(at)) return;
  if (name === "subscriptions" && at.object === "customer") at.subscriptions = subscriptionsOf(world, at.id);
  const value = at[name];
  if (value === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, "expand[]");
  }
  if (typeof value === "string") at[name] = structuredClone(findAny(world, value)) ?? value;
  if (rest.length > 0) expandAt(world, at[name], rest, path);
}

/** A customer's subscriptions that have not ended. */
const subscriptionsOf = ({ state }: World, customerId: unknown) => {
  const found = newestOf(state.subscription).filter(
    ({ customer, status }) => customer === customerId && status !== "canceled",
  );
  return structuredClone(listOf(found, 10, `/v1/customers/${customerId}/subscriptions`));
};

function findAny({ state }: World, id: string): object | undefined {
  const { customer, payment_method, payment_intent, charge, invoice, subscription, product, price } = state;
  for (const kept of [
    customer,
    payment_method,
    payment_intent,
    charge,
    invoice,
    subscription,
    product,
    price,
  ]) {
    const found = kept[id];
    if (found) return found;
  }
  return undefined;
}
