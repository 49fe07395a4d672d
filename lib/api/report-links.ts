import type * as contract from "@/lib/contracts/report-links";
import { createReportLink, revokeReportLink } from "@/lib/domain/report-links/change";
import { listReportLinks } from "@/lib/domain/report-links/read";
import type { Answers } from "./answers";

export const reportLinks = {
  listReportLinks: (ctx, { params }) => listReportLinks(ctx, { reportId: params.id }),
  createReportLink: (ctx, { params, body }) => createReportLink(ctx, { reportId: params.id, ...body }),
  revokeReportLink: (ctx, { params }) =>
    revokeReportLink(ctx, { reportId: params.id, linkId: params.linkId }),
} satisfies Answers<typeof contract>;
