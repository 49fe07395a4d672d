import type { ReactNode } from "react";
import { CentredPage } from "@/components/layout/centred-page";

export default function SignInLayout({ children }: { children: ReactNode }) {
  return <CentredPage>{children}</CentredPage>;
}
