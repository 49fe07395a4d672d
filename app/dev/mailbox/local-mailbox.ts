import { runtime } from "@/lib/runtime";

/** Whether this installation stores emails locally: embedded and without a mail server. */
export function hasLocalMailbox(): boolean {
  const { env } = runtime();
  return env.EMBEDDED && !env.SMTP_URL;
}
