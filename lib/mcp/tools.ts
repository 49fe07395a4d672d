/** The tools: the operations of the customer API, with the verbs that answer them there. */
import { customerApi } from "@/lib/api/v1/customer-api";
import type { Operation } from "@/lib/contracts/operation";
import type { BearerOperation } from "@/lib/http/bearer";
import { createTool, type Tool } from "./tool";

const isForClients = (operation: Operation): operation is BearerOperation => operation.auth.kind === "bearer";

export const tools: readonly Tool[] = customerApi.flatMap(({ operation, answer }) =>
  isForClients(operation) ? [createTool(operation, answer)] : [],
);
