import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { validationError } from "@/lib/validation-error";

/** A destination type's adapter, and the settings as it parses them. Throws 400 with each invalid field. */
export function parseConfig(
  ctx: Context,
  type: DestinationType,
  config: unknown,
): { adapter: Destination; config: unknown } {
  const adapter = ctx.ports.destinations.adapterOf(type);
  const parsed = adapter.config.safeParse(config);
  if (parsed.success) return { adapter, config: parsed.data };
  throw validationError(parsed.error, ["config"]);
}

/** The same for a new destination, with the settings that new ones have. */
export function parseNewConfig(
  ctx: Context,
  type: DestinationType,
  config: unknown,
): { adapter: Destination; config: unknown } {
  const parsed = parseConfig(ctx, type, config);
  return { ...parsed, config: { ...parsed.adapter.fresh, ...Object(parsed.config) } };
}
