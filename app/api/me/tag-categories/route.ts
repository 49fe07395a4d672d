import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { createTagCategory } from "@/lib/domain/tags/categories";
import { listTagCategories } from "@/lib/domain/tags/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listTagCategories, (ctx) => listTagCategories(ctx));
export const POST = route(contract.createTagCategory, (ctx, { body }) => createTagCategory(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
