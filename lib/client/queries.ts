/** Queries by operation and input. The key is the address, so that prefetched data and browser queries match. */
import { queryOptions } from "@tanstack/react-query";
import type { Operation } from "@/lib/contracts/operation";
import { addressOf, type Callable, type CallInput, call } from "./call";

/**
 * The key of an operation's response. Its first part is the path, to invalidate all variants together. Requests with
 * a body are distinguished by it.
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
