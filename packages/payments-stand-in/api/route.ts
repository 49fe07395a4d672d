import type { z } from "zod";
import type { List } from "../objects";
import type { World } from "../world";

/** An endpoint of the processor's API. */
export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** With `:id` for ids. */
  path: string;
  params: z.ZodType;
  handle(world: World, id: string, params: unknown): unknown;
}

/** An endpoint whose handler gets the parameters that its schema reads. */
export const route = <T extends z.ZodType>(
  method: Route["method"],
  path: string,
  params: T,
  handle: (world: World, id: string, params: z.output<T>) => unknown,
): Route => ({ method, path, params, handle: handle as Route["handle"] });

/** The first page of a list. */
export const listOf = <T>(found: T[], limit: number, url: string): List<T> => ({
  object: "list",
  data: found.slice(0, limit),
  has_more: found.length > limit,
  url,
});
