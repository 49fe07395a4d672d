import type { Metadata } from "next";
import { CentredPage } from "@/components/layout/centred-page";
import { NotFoundWords } from "@/components/layout/not-found-words";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <CentredPage>
      <NotFoundWords />
    </CentredPage>
  );
}
