/** Tables of handlers, which the compiler compares with the contracts. */
import { type Operation, operationsIn } from "@/lib/contracts/operation";
import type { Handler } from "@/lib/http/route";

/** The handlers of a contract module's operations, by the names that the module exports them under. */
export type Answers<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name] extends Operation
    ? Handler<Module[Name]>
    : never;
};

/** A table for each contract module: a module without a table, or a table without a module, is a type error. */
type Tables<Modules, Given> = { [Name in keyof Modules]: Answers<Modules[Name]> } & {
  [Name in Exclude<keyof Given, keyof Modules>]: never;
};

/** An operation and what answers it. */
export interface Answered {
  operation: Operation;
  answer: Handler<Operation>;
}

/** Every operation of the modules with its handler. */
export const pair = <Modules extends object, Given extends object>(
  modules: Modules,
  tables: Given & Tables<NoInfer<Modules>, NoInfer<Given>>,
): readonly Answered[] =>
  Object.entries(modules).flatMap(([module, exported]: [string, object]) => {
    // The type of `tables` pairs each handler with its operation, which an index by name cannot express.
    const table = tables[module as keyof Modules] as object as Record<string, Handler<Operation>>;
    return operationsIn(exported).flatMap(([name, operation]) => {
      const answer = table[name];
      return answer ? [{ operation, answer }] : [];
    });
  });
