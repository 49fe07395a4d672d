import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/notifications";
import { changePreferences, readPreferences } from "@/lib/domain/notifications/preferences";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getNotificationPreferences, (ctx) => readPreferences(ctx));
export const PATCH = route(contract.updateNotificationPreferences, (ctx, { body }) =>
  changePreferences(ctx, body),
);
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
