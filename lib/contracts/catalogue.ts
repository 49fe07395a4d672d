/** All operations, from the modules that declare them. */
import { type Operation, operationsIn } from "./operation";
import * as portalModules from "./portal-modules";
import * as protocolModules from "./protocol-modules";
import * as v1Modules from "./v1/modules";

export const operations: readonly Operation[] = [portalModules, protocolModules, v1Modules]
  .flatMap((modules) => Object.values<object>(modules))
  .flatMap((module) => operationsIn(module).map(([, operation]) => operation));
