/** Which mail carries a sign-in link. Only the mail tells whether the address has an account; the page never does. */
import type { Db } from "@/db/client";
import { findFirstWorkspaceAcrossCustomers } from "@/db/queries/onboardings";
import { findUserByEmail } from "@/db/queries/users";
import { answersIn } from "@/lib/contracts/company-answers";
import type { MailContent } from "@/lib/mail/mail";
import { existingAccountMail, newAccountMail, signInMail, signUpMail } from "@/lib/mail/templates-sign-in";
import { confirmedSetupAddress } from "./confirmed-answers";

interface Asked {
  email: string;
  /** The link that next-auth made. */
  url: string;
  appUrl: string;
  secret: string;
  minutes: number;
}

/**
 * The mail for a requested link: to create a workspace with the answers of the sign-up form, to sign in, or to sign in
 * to the account that a sign-up did not know of.
 */
export async function writeLinkMail(db: Db, asked: Asked): Promise<MailContent> {
  const { email, appUrl, secret, minutes } = asked;
  const confirm = new URL(confirmUrl(asked.url, appUrl));
  const answers = answersIn(confirm.searchParams.get("callbackUrl") ?? "");
  const user = await findUserByEmail(db, email);
  const hasWorkspace =
    user !== null && (await findFirstWorkspaceAcrossCustomers(db, { userId: user.id })) !== null;
  if (answers && !hasWorkspace) {
    confirm.searchParams.set("callbackUrl", confirmedSetupAddress(secret, { email, answers }));
    return signUpMail({ url: confirm.href, minutes, workspace: quotable(answers.workspaceName) });
  }
  if (answers) {
    confirm.searchParams.set("callbackUrl", "/dashboard");
    return existingAccountMail({ url: confirm.href, minutes });
  }
  const write = user ? signInMail : newAccountMail;
  return write({ url: confirm.href, minutes });
}

/** The confirmation page: a scanner that opens every link must not use up the token. */
export function confirmUrl(callbackUrl: string, appUrl: string): string {
  const given = new URL(callbackUrl);
  const confirm = new URL("/sign-in/confirm", appUrl);
  for (const name of ["token", "email", "callbackUrl"]) {
    const value = given.searchParams.get(name);
    if (value) confirm.searchParams.set(name, value);
  }
  return confirm.href;
}

/**
 * A name given by whoever filled in the form, which may be a stranger: only as long as a name is, and never something
 * that mail programs turn into a link. Null for any other.
 */
function quotable(name: string): string | null {
  const isName = name.length > 0 && name.length <= 60 && !/[\p{L}\p{N}]\.[\p{L}\p{N}]|:\/\/|@/u.test(name);
  return isName ? name : null;
}
