import type { Metadata } from "next";
import { LegalPage } from "@/app/legal/legal-page";

export const metadata: Metadata = {
  title: "Terms",
  description: "The terms of this installation of Signal-to-Action.",
  alternates: { canonical: "/terms" },
};

/** The operator's text in `LEGAL_DIR`, or the standard one. */
export default function TermsPage() {
  return <LegalPage name="terms" />;
}
