/** Payment intents, charges, refunds and disputes. */
import { z } from "zod";
import { charge, declined } from "../changes/charge";
import { refund } from "../changes/refund";
import { invalid } from "../refusal";
import { need, newestOf } from "../world";
import { expand, flag, limit, metadata, nothing, text, whole } from "./params";
import { listOf, route } from "./route";

const NewIntent = z.strictObject({
  amount: whole.pipe(z.number().min(50)),
  currency: text,
  customer: text,
  payment_method: text,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(["always", "never"]).optional() })
    .optional(),
  off_session: flag,
  confirm: flag,
  description: text.nullable().default(null),
  metadata: metadata.default({}),
  expand,
});
const NewRefund = z.strictObject({ payment_intent: text, amount: whole.optional(), expand });
const OfPayment = z.strictObject({ payment_intent: text.optional(), limit, expand });

export const paymentRoutes = [
  route("POST", "/v1/payment_intents", NewIntent, (world, _, input) => {
    const { amount, currency, description, metadata, customer, off_session: isOffSession } = input;
    if (!input.confirm) throw invalid("The stand-in confirms at once.", "confirm");
    need(world, "customer", customer, "customer");
    const card = need(world, "payment_method", input.payment_method, "payment_method");
    if (card.customer !== customer) {
      throw invalid("The payment method belongs to another customer.", "payment_method");
    }
    const isOnSession = !isOffSession;
    const intent = charge(world, { amount, currency, customer, card, description, metadata, isOnSession });
    if (intent.status !== "succeeded") throw declined(intent);
    return intent;
  }),
  route("GET", "/v1/payment_intents/:id", nothing, (world, id) => need(world, "payment_intent", id)),
  route("GET", "/v1/charges/:id", nothing, (world, id) => need(world, "charge", id)),
  route("POST", "/v1/refunds", NewRefund, (world, _, { payment_intent: of, amount }) =>
    refund(world, of, amount),
  ),
  route("GET", "/v1/refunds", OfPayment, ({ state }, _, { payment_intent: of, limit }) =>
    listOf(
      newestOf(state.refund).filter((one) => !of || one.payment_intent === of),
      limit,
      "/v1/refunds",
    ),
  ),
  route("GET", "/v1/refunds/:id", nothing, (world, id) => need(world, "refund", id)),
  route("GET", "/v1/disputes", OfPayment, ({ state }, _, { payment_intent: of, limit }) =>
    listOf(
      newestOf(state.dispute).filter((one) => !of || one.payment_intent === of),
      limit,
      "/v1/disputes",
    ),
  ),
  route("GET", "/v1/disputes/:id", nothing, (world, id) => need(world, "dispute", id)),
];
