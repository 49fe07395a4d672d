import type * as contract from "@/lib/contracts/admin-customers";
import { changeCustomer } from "@/lib/domain/admin/change-customer";
import { listCustomerLedger } from "@/lib/domain/admin/customer-ledger";
import { listCustomers, readCustomer } from "@/lib/domain/admin/customers";
import { extendTrial } from "@/lib/domain/admin/extend-trial";
import { giveCredits } from "@/lib/domain/admin/give-credits";
import { readOverview } from "@/lib/domain/admin/overview";
import type { Answers } from "./answers";

export const adminCustomers = {
  getAdminOverview: (ctx) => readOverview(ctx),
  listCustomers: (ctx, { query }) => listCustomers(ctx, query),
  getCustomer: (ctx, { params }) => readCustomer(ctx, params),
  changeCustomer: (ctx, { params, body }) => changeCustomer(ctx, { ...params, ...body }),
  grantPack: (ctx, { params, body }) => giveCredits(ctx, { ...params, ...body }),
  extendTrial: (ctx, { params, body }) => extendTrial(ctx, { ...params, ...body }),
  listCustomerLedger: (ctx, { params, query }) => listCustomerLedger(ctx, { ...params, ...query }),
} satisfies Answers<typeof contract>;
