import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Callable, CallInput } from "@/lib/client/call";
import { query } from "@/lib/client/queries";
import type { Operation } from "@/lib/contracts/operation";

/** The response of an operation. */
export const useApiQuery = <O extends Operation>(operation: Callable<O>, input?: CallInput<O>) =>
  useQuery(query(operation, input));

/** The response of an operation; that of the input before stays until it is there. */
export const useKeptQuery = <O extends Operation>(operation: Callable<O>, input: CallInput<O>) =>
  useQuery({ ...query(operation, input), placeholderData: keepPreviousData });
