import { type ASTNode, Environment } from "@marcbachmann/cel-js";
import { keyOf } from "./canonical";

/** The variables of an expression: the run's `event`, and `async`, the arriving event (waits and cancellations). */
export interface Scope {
  event: unknown;
  async?: unknown;
}

/** `event.a.b == async.a.b`: the two paths, so that arriving events are looked up and not evaluated one by one. */
export interface MatchPaths {
  event: string[];
  async: string[];
}

export interface Expression {
  source: string;
  /**
   * True if the condition holds. A condition that cannot be evaluated (a number compared with a text) does not hold.
   */
  holds(scope: Scope): boolean;
  /** Its value; undefined if it cannot be evaluated. */
  value(scope: Scope): unknown;
  match?: MatchPaths;
}

type Variable = "event" | "async";

const limits = {
  maxAstNodes: 500,
  maxDepth: 50,
  maxListElements: 100,
  maxMapEntries: 20,
  maxCallArguments: 8,
};

const environments = {
  trigger: new Environment({ limits }).registerVariable("event", "dyn"),
  arrival: new Environment({ limits }).registerVariable("event", "dyn").registerVariable("async", "dyn"),
};

/**
 * Compiles a Common Expression Language expression over `event` (and `async` in an "arrival"). As in Inngest, a
 * missing field counts as null, except within `has()`. Throws an Error on bad syntax, an unknown name or function, or
 * a non-boolean condition.
 */
export function compileExpression(
  source: string,
  kind: "trigger" | "arrival",
  use: "condition" | "key",
): Expression {
  const environment = environments[kind];
  const checked = environment.check(source);
  if (!checked.valid) throw new Error(`"${source}": ${firstLine(checked.error?.message)}`);
  if (use === "condition" && checked.type !== "bool" && checked.type !== "dyn") {
    throw new Error(`"${source}" is a ${checked.type}, not a condition`);
  }
  const run = environment.parse(source);
  const asked: string[] = [];
  const paths = fieldPaths(run.ast, asked).filter((path) => !asked.includes(path.join("\n")));
  const value = (scope: Scope): unknown => {
    try {
      return plain(
        run(paths.reduce<Record<string, unknown>>((all, path) => withNull(all, path), { ...scope })),
      );
    } catch {
      return undefined;
    }
  };
  return { source, value, holds: (scope) => value(scope) === true, match: matchPaths(run.ast) };
}

/** The key of the value at a path in an event, as stored in the index of waits. Equal values have equal keys. */
export function matchKey(event: unknown, path: string[]): string {
  const step = (value: unknown, key: string) =>
    isRecord(value) && Object.hasOwn(value, key) ? value[key] : null;
  return keyOf(path.reduce<unknown>(step, event));
}

function fieldPaths(node: ASTNode, asked: string[]): string[][] {
  const path = pathOf(node);
  if (path) return path.length > 1 ? [path] : [];
  if (node.op === "call" && node.args[0] === "has") {
    asked.push(...node.args[1].flatMap((argument) => pathOf(argument)?.join("\n") ?? []));
  }
  return childrenOf(node.args).flatMap((child) => fieldPaths(child, asked));
}

function pathOf(node: ASTNode): string[] | undefined {
  if (node.op === "id") return node.args === "event" || node.args === "async" ? [node.args] : undefined;
  if (node.op === ".") {
    const parent = pathOf(node.args[0]);
    return parent && [...parent, node.args[1]];
  }
  return undefined;
}

function childrenOf(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(childrenOf);
  return isNode(args) ? [args] : [];
}

function isNode(value: unknown): value is ASTNode {
  return isRecord(value) && "op" in value && "args" in value;
}

function matchPaths(node: ASTNode): MatchPaths | undefined {
  if (node.op !== "==") return undefined;
  const [left, right] = node.args.map(pathOf);
  const find = (name: Variable) =>
    [left, right].find((path) => path?.[0] === name && path.length > 1)?.slice(1);
  const [event, async] = [find("event"), find("async")];
  return event && async && { event, async };
}

function withNull(scope: Record<string, unknown>, [key, ...rest]: string[]): Record<string, unknown> {
  if (key === undefined) return scope;
  const inner = Object.hasOwn(scope, key) ? scope[key] : null;
  if (rest.length === 0)
    return inner === undefined || !Object.hasOwn(scope, key) ? { ...scope, [key]: null } : scope;
  if (inner !== null && inner !== undefined && !isRecord(inner)) return scope;
  return { ...scope, [key]: withNull(inner ?? {}, rest) };
}

/** CEL integers are bigints, which JSON does not support. */
function plain(value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function firstLine(message: string | undefined): string {
  return message?.split("\n", 1)[0] ?? "not understood";
}
