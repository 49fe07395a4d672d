/** The product's emails. */
import type { Role } from "@/db/vocabulary";
import { isolated } from "@/lib/contracts/isolated";
import { writeLetter } from "./layout";
import type { MailContent } from "./mail";

/** The invitation to a workspace. */
export function inviteMail(options: {
  workspace: string;
  inviter: string;
  role: Role;
  url: string;
  days: number;
}): MailContent {
  const { role, url, days } = options;
  const [workspace, inviter] = [isolated(options.workspace), isolated(options.inviter)];
  return writeLetter({
    subject: `${inviter} invited you to ${workspace}`,
    heading: `Join ${workspace}`,
    paragraphs: [
      `${inviter} invited you to join ${workspace} on Signal-to-Action as ${role}.`,
      `The invitation works once and expires in ${days} days.`,
    ],
    action: { label: "Accept invitation", url },
    footnote: "If you weren't expecting this invitation, you can ignore this email.",
  });
}

/** Onboarding has finished: asks an admin to review what it proposes. */
export function onboardingReadyMail({ url, ...given }: { workspace: string; url: string }): MailContent {
  const workspace = isolated(given.workspace);
  return writeLetter({
    subject: `${workspace} is ready for your review`,
    heading: `${workspace} is ready for your review`,
    paragraphs: [
      "We drafted your ideal customer profile from your company's page and the people who engage with it.",
      "Review it, choose from the suggested sources, and start your workspace. Nothing is watched until then.",
    ],
    action: { label: "Review and start", url },
    footnote: `You're receiving this email because you're an admin of ${workspace}.`,
  });
}

/** A payment is overdue: the days of grace began, or they ended and the intake paused. */
export function paymentOverdueMail(options: {
  workspace: string;
  /** The plan's name. */
  plan: string;
  /** When the days of grace end. */
  graceEndsAt: Date;
  isPaused: boolean;
  /** The billing page in the portal. */
  url: string;
}): MailContent {
  const { plan, graceEndsAt, isPaused, url } = options;
  const workspace = isolated(options.workspace);
  const day = graceEndsAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const heading = isPaused ? `${workspace} is paused` : `A payment for ${workspace} failed`;
  return writeLetter({
    subject: heading,
    heading,
    paragraphs: isPaused
      ? [
          `The payment for the ${plan} plan of ${workspace} is still overdue, so nothing new is collected.`,
          "Your signals, sources and settings are kept. Collecting continues when the payment is made.",
        ]
      : [
          `The payment for the ${plan} plan of ${workspace} failed. We will try it again in the next days.`,
          `Everything continues until ${day}. Update your payment method before then.`,
        ],
    action: { label: "Update payment method", url },
    footnote: `You're receiving this email because you're an admin of ${workspace}.`,
  });
}
