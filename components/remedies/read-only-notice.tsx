import { Lock } from "lucide-react";
import { AskAdmin } from "./ask-admin";

/** Tells a member whose seat is read-only why, and who can change it. */
export function ReadOnlyNotice() {
  return (
    <aside
      aria-label="Your seat"
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b bg-sunken px-4 py-1 text-ink text-sm sm:px-6 lg:px-8 print:hidden"
    >
      <Lock aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1 basis-56 py-1">
        <strong className="font-medium">Your seat is read-only.</strong> The plan has fewer seats than the
        workspace has members. You see everything and can change nothing.
      </p>
      <AskAdmin size="sm" />
    </aside>
  );
}
