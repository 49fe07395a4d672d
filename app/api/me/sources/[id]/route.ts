import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sources";
import { changeSource, removeSource } from "@/lib/domain/sources/change";
import { readSourceDetail } from "@/lib/domain/sources/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getSource, (ctx, { params, query }) =>
  readSourceDetail(ctx, { sourceId: params.id, ...query }),
);
export const PATCH = route(contract.updateSource, (ctx, { params, body }) =>
  changeSource(ctx, { sourceId: params.id, change: body }),
);
export const DELETE = route(contract.deleteSource, (ctx, { params }) =>
  removeSource(ctx, { sourceId: params.id }),
);
export const { POST, PUT, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
