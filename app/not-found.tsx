import type { Metadata } from "next";
import { CentredPage } from "@/components/layout/centred-page";
import { NotFoundMessage } from "@/components/layout/not-found-message";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <CentredPage>
      <NotFoundMessage />
    </CentredPage>
  );
}
