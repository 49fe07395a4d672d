/** The mails of the product. */
import type { Role } from "@/db/vocabulary";
import { writeLetter } from "./layout";
import type { MailContent } from "./mail";

/** The link that signs a person in. */
export function signInMail(options: { url: string; minutes: number }): MailContent {
  return writeLetter({
    subject: "Sign in to Signal-to-Action",
    heading: "Sign in",
    paragraphs: [`Use this link to sign in. It works once, and for the next ${options.minutes} minutes.`],
    action: { label: "Sign in", url: options.url },
    footnote: "If you did not ask to sign in, ignore this mail: nobody gets in without the link.",
  });
}

/** The invitation to a workspace. */
export function inviteMail(options: {
  workspace: string;
  inviter: string;
  role: Role;
  url: string;
  days: number;
}): MailContent {
  const { workspace, inviter, role, url, days } = options;
  return writeLetter({
    subject: `${inviter} invites you to ${workspace}`,
    heading: `Join ${workspace}`,
    paragraphs: [
      `${inviter} invites you to work in ${workspace} on Signal-to-Action, as ${role}.`,
      `The invitation works once, and for the next ${days} days.`,
    ],
    action: { label: "Accept the invitation", url },
    footnote: "If you did not expect this invitation, ignore this mail.",
  });
}

/** The end of a workspace's onboarding: an admin is to review what it proposes. */
export function onboardingReadyMail({ workspace, url }: { workspace: string; url: string }): MailContent {
  return writeLetter({
    subject: `${workspace} is ready for your review`,
    heading: `${workspace} is ready for your review`,
    paragraphs: [
      "We drafted your ideal customer profile from your company's page and the people who engage with it.",
      "Review it, choose from the sources we suggest, and start your workspace: until then nothing is watched.",
    ],
    action: { label: "Review and start", url },
    footnote: `You get this mail because you are an admin of ${workspace}.`,
  });
}

/** A destination that fails, or that was paused because of it. */
export function destinationWarningMail(options: {
  destination: string;
  workspace: string;
  consecutiveFailures: number;
  /** What the last receipt says. */
  lastError: string;
  isPaused: boolean;
  /** The destination in the portal. */
  url: string;
}): MailContent {
  const { destination, workspace, consecutiveFailures, lastError, isPaused, url } = options;
  const times = consecutiveFailures === 1 ? "once" : `${consecutiveFailures} times in a row`;
  return writeLetter({
    subject: isPaused ? `${destination} is paused` : `Deliveries to ${destination} are failing`,
    heading: isPaused ? `${destination} is paused` : `Deliveries to ${destination} are failing`,
    paragraphs: [
      `Sending signals to ${destination} in ${workspace} failed ${times}. The last problem: ${lastError}`,
      isPaused
        ? "Nothing is lost: signals are held until a Test connection succeeds, and are sent then."
        : "Nothing is lost: failed deliveries are tried again. If they go on failing, the destination is paused.",
    ],
    action: { label: "See what is wrong", url },
    footnote: `You get this mail because you look after destinations in ${workspace}.`,
  });
}

/** A destination whose receiver takes only so many signals in its lifetime, and has nearly had them. */
export function destinationFillingMail(options: {
  destination: string;
  workspace: string;
  /** Signals that it was sent, and that it takes. */
  count: number;
  limit: number;
  /** The destination in the portal. */
  url: string;
}): MailContent {
  const { destination, workspace, url } = options;
  const [count, limit] = [options.count, options.limit].map((number) => number.toLocaleString("en-US"));
  return writeLetter({
    subject: `${destination} is nearly full`,
    heading: `${destination} is nearly full`,
    paragraphs: [
      `${destination} in ${workspace} has been sent ${count} signals. Its webhook takes ${limit} in its lifetime, and none after that.`,
      "Make a new webhook in the tool and give the destination its address: counting then begins anew.",
    ],
    action: { label: "Give a new address", url },
    footnote: `You get this mail because you look after destinations in ${workspace}.`,
  });
}
