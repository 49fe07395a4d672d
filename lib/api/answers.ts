/** The type of a noun's table: every operation of its contract with its handler, and nothing else. */
import type { Operation } from "@/lib/contracts/operation";
import type { Handler } from "@/lib/http/route";

/** The handlers of a contract module's operations, by the names that the module exports them under. */
export type Answers<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name] extends Operation
    ? Handler<Module[Name]>
    : never;
};
