/** Answers from the sign-up form in a mailed link, with a seal that says who was sent them. */
import { createHmac } from "node:crypto";
import { type CompanyAnswers, setupAddress } from "@/lib/contracts/company-answers";
import { deriveKey, equalsInConstantTime } from "@/lib/crypto";

interface Sealed {
  /** The normalized address that the link is mailed to. */
  email: string;
  answers: CompanyAnswers;
}

/** The setup's URL with sealed answers: whoever opens it as `email` has confirmed them. */
export function confirmedSetupAddress(secret: string, sealed: Sealed): string {
  return `${setupAddress(sealed.answers)}&seal=${sealOf(secret, sealed)}`;
}

/**
 * Whether the answers were mailed to this address and come back from that mail. A setup starts from such answers
 * without another question; from a link that anyone could have made, it never starts by itself.
 */
export const areConfirmed = (secret: string, sealed: Sealed, seal: string): boolean =>
  equalsInConstantTime(seal, sealOf(secret, sealed));

function sealOf(secret: string, { email, answers }: Sealed): string {
  const key = deriveKey(secret, "answers of a sign-up");
  return createHmac("sha256", key)
    .update(`${email}\n${setupAddress(answers)}`)
    .digest("base64url");
}
