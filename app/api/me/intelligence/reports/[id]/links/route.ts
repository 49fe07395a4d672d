import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/report-links";
import { createReportLink } from "@/lib/domain/report-links/change";
import { listReportLinks } from "@/lib/domain/report-links/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listReportLinks, (ctx, { params }) =>
  listReportLinks(ctx, { reportId: params.id }),
);
export const POST = route(contract.createReportLink, (ctx, { params, body }) =>
  createReportLink(ctx, { reportId: params.id, ...body }),
);
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
