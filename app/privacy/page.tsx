import type { Metadata } from "next";
import { LegalPage } from "@/app/legal/legal-page";

export const metadata: Metadata = {
  title: "Privacy",
  description: "Which personal data is handled here, why, and what you can do about it.",
  alternates: { canonical: "/privacy" },
};

/** The operator's text in `LEGAL_DIR`, or the standard one. */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
