/** The test cards and how they behave. No other card is taken. */
import type { CardProblem, PaymentMethod } from "./objects";

interface TestCard {
  number: string;
  brand: string;
  /** What it shows, for the page that lists the cards. */
  meaning: string;
  /** When a charge of it is declined. */
  declines: "never" | "always" | "later";
  declineCode: string;
}

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", meaning: "is paid", declines: "never", declineCode: "" },
  {
    number: "5555555555554444",
    brand: "mastercard",
    meaning: "is paid, Mastercard",
    declines: "never",
    declineCode: "",
  },
  {
    number: "4000000000000341",
    brand: "visa",
    meaning: "is paid now, and declined later: renewals, plan changes and automatic top-ups fail",
    declines: "later",
    declineCode: "generic_decline",
  },
  {
    number: "4000000000000002",
    brand: "visa",
    meaning: "is declined",
    declines: "always",
    declineCode: "generic_decline",
  },
  {
    number: "4000000000009995",
    brand: "visa",
    meaning: "is declined for insufficient funds",
    declines: "always",
    declineCode: "insufficient_funds",
  },
];

/** The test card of this number, spaces allowed; undefined for any other card. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, "");
  return testCards.find((card) => card.number === digits);
}

/** Why a charge of this card is declined; null if it is paid. Without a card it is declined. */
export function declineOf(card: PaymentMethod | null, isOnSession: boolean): CardProblem | null {
  if (!card) return problem("missing", "The customer has no payment method.");
  const known = testCards.find(({ number }) => number.endsWith(card.card.last4));
  if (!known || known.declines === "never" || (known.declines === "later" && isOnSession)) return null;
  return problem(
    known.declineCode,
    known.declineCode === "insufficient_funds"
      ? "Your card has insufficient funds."
      : "Your card was declined.",
  );
}

const problem = (declineCode: string, message: string): CardProblem => ({
  type: "card_error",
  code: "card_declined",
  decline_code: declineCode,
  message,
});

export const deliberate: CardProblem = problem("generic_decline", "Your card was declined.");
