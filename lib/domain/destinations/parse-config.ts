import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { AppError } from "@/lib/errors";
import { validationError } from "@/lib/validation-error";

/** The adapter of a kind. Throws 400 for one that is not offered. */
export function requireAdapter(ctx: Context, type: DestinationType): Destination {
  const adapter = ctx.ports.destinations.findAdapter(type);
  if (adapter) return adapter;
  const message = `destinations of type ${type} are not offered here`;
  throw new AppError("validation_error", `destinationType: ${message}.`, [
    { path: "destinationType", message },
  ]);
}

/** The adapter of a kind, and the settings as it reads them. Throws 400 that names each field. */
export function parseConfig(
  ctx: Context,
  type: DestinationType,
  config: unknown,
): { adapter: Destination; config: unknown } {
  const adapter = requireAdapter(ctx, type);
  const parsed = adapter.config.safeParse(config);
  if (parsed.success) return { adapter, config: parsed.data };
  throw validationError(parsed.error, ["config"]);
}
