/** Queries by operation and input: the key is the address, so the server's first data and the browser's agree. */
import { queryOptions } from "@tanstack/react-query";
import type { Operation } from "@/lib/contracts/operation";
import { addressOf, type CallInput, call } from "./call";
import type { Callable } from "./operations";

/**
 * The key of an operation's answer; its first part is the path, to invalidate every variant at once. Questions that
 * come with a body are told apart by it.
 */
export const queryKeyOf = <O extends Operation>(operation: { path: string }, input: CallInput<O> = {}) => [
  operation.path,
  addressOf(operation, input),
  ...(input.body === undefined ? [] : [input.body]),
];

/** Options for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. */
export const query = <O extends Operation>(operation: Callable<O>, input: CallInput<O> = {}) =>
  queryOptions({
    queryKey: queryKeyOf(operation, input),
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
  });
