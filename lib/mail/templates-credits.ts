/** Emails about credits. */
import { policy } from "@/db/policy";
import { writeLetter } from "./layout";
import type { MailContent } from "./mail";

/** A part of the allotment is used. */
export function allotmentUsedMail(options: {
  workspace: string;
  percent: number;
  isTrial: boolean;
  /** When the next allotment is granted; null if none is. */
  renewsAt: Date | null;
  /** The page of credits in the portal. */
  url: string;
}): MailContent {
  const { workspace, percent, isTrial, renewsAt, url } = options;
  const isAll = percent >= 100;
  const what = isTrial ? "trial credits" : "monthly credits";
  const title = isAll
    ? `${workspace} has used all its ${what}`
    : `${workspace} has used ${percent}% of its ${what}`;
  const renewal = renewsAt ? `The next credits come on ${renewsAt.toISOString().slice(0, 10)}.` : null;
  return writeLetter({
    subject: title,
    heading: title,
    paragraphs: [
      isAll
        ? "New posts and people wait until there are credits again. Credit packs are used first, if you have any. Nothing is lost."
        : "You can see what used them and how long the others will last.",
      ...(renewal ? [renewal] : []),
      ...(isTrial
        ? [`A trial uses up to ${policy.trialCreditsPerDay} credits a day. A plan brings more.`]
        : []),
    ],
    action: { label: "View credits", url },
    footnote: `You're receiving this email because you're an admin of ${workspace}.`,
  });
}

/** A charge of the automatic top-up was declined. */
export function topUpDeclinedMail({ workspace, url }: { workspace: string; url: string }): MailContent {
  return writeLetter({
    subject: `The automatic top-up of ${workspace} was declined`,
    heading: "The automatic top-up was declined",
    paragraphs: [
      `${workspace} is low on credits, but the card on file could not be charged for a credit pack. No credits were added.`,
      "Check the payment method. The charge is tried again in a day, or once you change the top-up's settings.",
    ],
    action: { label: "View billing", url },
    footnote: `You're receiving this email because you're an admin of ${workspace}.`,
  });
}
