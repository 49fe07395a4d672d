import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/report-links";
import { revokeReportLink } from "@/lib/domain/report-links/change";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.revokeReportLink, (ctx, { params }) =>
  revokeReportLink(ctx, { reportId: params.id, linkId: params.linkId }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
