import type { ReactNode } from "react";
import { TrustLinks } from "@/components/landing/site-footer";
import { CentredPage } from "@/components/layout/centred-page";
import { env } from "@/lib/env";

export default function SignInLayout({ children }: { children: ReactNode }) {
  return <CentredPage footer={<TrustLinks contact={env().CONTACT_EMAIL} />}>{children}</CentredPage>;
}
