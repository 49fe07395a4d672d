import { expect, it } from "vitest";
import { withRollback } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeDestination } from "./change";
import { createDestination } from "./create";
import { listDestinations } from "./read";

it.each(["automation", "enrichment_webhook"] as const)(
  "shows and changes how field names are written: %s",
  (destinationType) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const config = { url: "https://hooks.example.com/catch" };
      const { id: destinationId, keys } = await createDestination(ctx, {
        name: "Workflow",
        destinationType,
        config,
      });
      expect(keys).toBe("both");
      const change = { config: { keys: "camelCase" } };
      expect(await changeDestination(ctx, { destinationId, change })).toMatchObject({ keys: "camelCase" });
      const { id: older } = await insertDestination(ctx, { type: destinationType, config });
      const { id: unreadable } = await insertDestination(ctx, {
        type: destinationType,
        configEncrypted: "v1.lost",
      });
      const shown = new Map((await listDestinations(ctx)).data.map(({ id, keys }) => [id, keys]));
      expect(shown.get(destinationId)).toBe("camelCase");
      expect([shown.get(older), shown.get(unreadable)]).toEqual(["snake_case", null]);
    }),
);
