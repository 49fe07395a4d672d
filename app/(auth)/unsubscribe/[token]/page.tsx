import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { server } from "@/app/serve";
import { UnsubscribeForm } from "@/components/notifications/unsubscribe-form";
import { readUnsubscription } from "@/lib/domain/notifications/unsubscribe";
import { AppError } from "@/lib/errors";
import { mailedKindNames } from "@/lib/mail/templates-notifications";

export const metadata: Metadata = {
  title: "Unsubscribe",
  // The address contains the token and must not leak to other sites.
  referrer: "same-origin",
  robots: { index: false, follow: false },
};

/** Target of the link in notification mails; it works without signing in. */
export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await readUnsubscription(server(), { token }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!found) notFound();
  const { kind, ...rest } = found;
  return <UnsubscribeForm token={token} name={mailedKindNames[kind]} {...rest} />;
}
