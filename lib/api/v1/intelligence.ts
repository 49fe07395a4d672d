import type * as contract from "@/lib/contracts/v1/intelligence";
import {
  listReportsV1,
  readAccountReportV1,
  readPersonReportV1,
  startAccountReportV1,
  startPersonReportV1,
} from "@/lib/domain/v1/intelligence";
import { WithStatus } from "@/lib/http/route";
import type { Answers } from "../answers";

export const intelligenceV1 = {
  listReportsV1: (ctx, { query }) => listReportsV1(ctx, query),
  getAccountReportV1: (ctx, { params }) => readAccountReportV1(ctx, params),
  getPersonReportV1: (ctx, { params }) => readPersonReportV1(ctx, params),
  startAccountReportV1: async (ctx, { body }) => {
    const started = await startAccountReportV1(ctx, body);
    return new WithStatus(started.cached ? 200 : 202, started);
  },
  startPersonReportV1: async (ctx, { body }) => {
    const started = await startPersonReportV1(ctx, body);
    return new WithStatus(started.cached ? 200 : 202, started);
  },
} satisfies Answers<typeof contract>;
