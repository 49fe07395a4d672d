import { z } from "zod";
import type { DestinationRow } from "@/db/queries/destinations";
import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { type KeyStyle, keyStyles } from "@/lib/contracts/destination-config";
import { openConfig } from "./sealed";

/** The kinds that write flat JSON, whose settings say how. */
const flatKinds: readonly DestinationType[] = ["automation", "enrichment_webhook"];

/** Settings without a style are older than the choice. */
const Styled = z.object({ keys: z.enum(keyStyles).default("snake_case") });

/** How a destination writes field names; null for kinds without a choice, and for settings that no key decrypts. */
export const keyStyleOf = ({ ports }: Pick<Context, "ports">, row: DestinationRow): KeyStyle | null =>
  flatKinds.includes(row.type) ? (Styled.safeParse(openConfig(row, ports.keys)).data?.keys ?? null) : null;
