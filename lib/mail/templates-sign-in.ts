/** The mails that carry a sign-in link. */
import { isolated } from "@/lib/contracts/isolated";
import { writeLetter } from "./layout";
import type { MailContent } from "./mail";

interface Link {
  url: string;
  /** How long the link works. */
  minutes: number;
}

const worksOnce = (minutes: number) => `The link works once and expires in ${minutes} minutes.`;

/** The sign-in link. */
export function signInMail({ url, minutes }: Link): MailContent {
  return writeLetter({
    subject: "Sign in to Signal-to-Action",
    heading: "Sign in",
    paragraphs: [`Use this link to sign in. It works once and expires in ${minutes} minutes.`],
    action: { label: "Sign in", url },
    footnote: "If you didn't request this, you can ignore this email. No one can sign in without the link.",
  });
}

/** The link that creates a workspace with the answers of the sign-up form; `workspace` is its name, if given. */
export function signUpMail({ url, minutes, workspace }: Link & { workspace: string | null }): MailContent {
  const what = workspace ? `the workspace ${isolated(workspace)}` : "your workspace";
  return writeLetter({
    subject: `Confirm your email to create ${what}`,
    heading: "Confirm your email",
    paragraphs: [
      `You signed up for Signal-to-Action with this address. Confirm it to create ${what}.`,
      "We then read your company's page, draft your ideal customer profile and suggest sources. You review them first: nothing is watched until you activate the workspace.",
      worksOnce(minutes),
    ],
    action: { label: "Confirm email", url },
    footnote: "If you didn't sign up, you can ignore this email. Nothing is created without the link.",
  });
}

/** The answer to a sign-up with an address that has an account with a workspace. */
export function existingAccountMail({ url, minutes }: Link): MailContent {
  return writeLetter({
    subject: "Sign in to Signal-to-Action: you already have an account",
    heading: "You already have an account",
    paragraphs: [
      "You asked to create a workspace, but this address already belongs to one. Nothing was created or changed.",
      "Use this link to sign in to your workspace.",
      worksOnce(minutes),
    ],
    action: { label: "Sign in", url },
    footnote: "If you didn't request this, you can ignore this email. No one can sign in without the link.",
  });
}

/** The answer to a sign-in with an address that has no account. */
export function newAccountMail({ url, minutes }: Link): MailContent {
  return writeLetter({
    subject: "Confirm your email to create an account",
    heading: "Confirm your email",
    paragraphs: [
      "You asked to sign in to Signal-to-Action, but this address has no account yet. Confirm it to create one.",
      "Do you have an account with another address? Then ignore this email and sign in with that one.",
      worksOnce(minutes),
    ],
    action: { label: "Confirm email", url },
    footnote: "If you didn't request this, you can ignore this email. Nothing is created without the link.",
  });
}
