import type { Charge, Dispute, Refund } from "../objects";
import { invalid } from "../refusal";
import { need, objectId, type World } from "../world";

/** The paid charge of a payment. Throws 400 if it was not paid. */
function paidCharge(world: World, intentId: string): Charge {
  const { latest_charge: id } = need(world, "payment_intent", intentId, "payment_intent");
  const charge = id ? world.state.charge[id] : undefined;
  if (!charge?.paid) throw invalid(`The PaymentIntent ${intentId} has no successful charge.`);
  return charge;
}

/** Gives back an amount in cents of a payment, or all that is left. */
export function refund(world: World, intentId: string, cents?: number): Refund {
  const charge = paidCharge(world, intentId);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  }
  const amount = cents ?? left;
  if (!Number.isInteger(amount) || amount <= 0 || amount > left) {
    throw invalid(`Refund amount (${amount}) must be 1 to the unrefunded amount (${left}).`, "amount");
  }
  const made: Refund = {
    id: objectId("re"),
    object: "refund",
    created: world.now(),
    livemode: false,
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: intentId,
    reason: null,
    status: "succeeded",
  };
  world.state.refund[made.id] = made;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.emit("refund.created", made);
  world.emit("charge.refunded", charge);
  world.emit("refund.updated", made);
  return made;
}

/** The cardholder disputes a payment. Throws 400 if it is disputed. */
export function openDispute(world: World, intentId: string): Dispute {
  const charge = paidCharge(world, intentId);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`);
  const made: Dispute = {
    id: objectId("dp"),
    object: "dispute",
    created: world.now(),
    livemode: false,
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: intentId,
    reason: "fraudulent",
    status: "needs_response",
  };
  world.state.dispute[made.id] = made;
  charge.disputed = true;
  world.emit("charge.dispute.created", made);
  return made;
}

/** Decides the open dispute of a payment. Throws 400 if there is none. */
export function closeDispute(world: World, intentId: string, outcome: "won" | "lost"): Dispute {
  const dispute = Object.values(world.state.dispute).find(
    ({ payment_intent: of, status }) => of === intentId && status === "needs_response",
  );
  if (!dispute) throw invalid(`The PaymentIntent ${intentId} has no open dispute.`);
  dispute.status = outcome;
  world.emit("charge.dispute.closed", dispute);
  return dispute;
}
