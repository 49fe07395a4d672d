import type * as contract from "@/lib/contracts/routing-preview";
import { previewRouting } from "@/lib/domain/routing/preview-routing";
import type { Answers } from "./answers";

export const routingPreview = {
  previewRouting: (ctx, { body }) => previewRouting(ctx, body),
} satisfies Answers<typeof contract>;
