import type { ReactNode } from "react";
import { SessionGuard } from "@/components/layout/session-guard";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import { shownSession } from "@/lib/http/shown-session";

/** Everything that a page shows of a session; a tab that shows another one refuses it. */
export const PageOf = ({ identity, children }: { identity: SessionIdentity; children: ReactNode }) => (
  <SessionGuard session={shownSession(identity)}>{children}</SessionGuard>
);
