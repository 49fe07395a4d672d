import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { validationError } from "@/lib/validation-error";

/** The adapter of a kind, and the settings as it reads them. Throws 400 that names each field. */
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
