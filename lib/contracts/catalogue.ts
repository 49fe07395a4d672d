/** All operations, from the modules that declare them. */
import * as apiModules from "./api-modules";
import type { Operation } from "./operation";
import * as protocolModules from "./protocol-modules";

export const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "auth" in value && "path" in value && "method" in value;

/** By module, then by name. */
export const operations: readonly Operation[] = [apiModules, protocolModules]
  .flatMap((modules) => Object.values<object>(modules))
  .flatMap((module) => Object.values(module).filter(isOperation));
