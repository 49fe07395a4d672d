import { CentredPage } from "@/components/layout/centred-page";

/** For an address that opens more shared reports than people do. */
export function TooManyOpened() {
  return (
    <CentredPage>
      <h1 className="font-semibold text-2xl tracking-tight">Too many requests</h1>
      <p className="mt-2 text-ink-muted">
        Too many shared reports were opened from your network. Wait a minute, then load this page again.
      </p>
    </CentredPage>
  );
}
