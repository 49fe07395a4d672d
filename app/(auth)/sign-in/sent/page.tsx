import type { Metadata } from "next";
import { hasLocalMailbox } from "@/app/dev/mailbox/local-mailbox";
import { CheckYourMail } from "@/components/sign-in/check-your-mail";

export const metadata: Metadata = { title: "Check your email" };

export default function LinkSentPage() {
  return <CheckYourMail email={null} mailbox={hasLocalMailbox()} />;
}
