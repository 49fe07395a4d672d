import { CentredPage } from "@/components/layout/centred-page";

/** The same for every link that does not work, so that it says nothing about what there is. */
export default function LinkNotFound() {
  return (
    <CentredPage>
      <p className="font-medium text-accent-ink text-sm">404</p>
      <h1 className="mt-1 font-semibold text-2xl tracking-tight">This link does not work</h1>
      <p className="mt-2 text-ink-muted">
        It may have expired, been revoked, or been copied incompletely. Ask the person who sent it to you for
        a new one.
      </p>
    </CentredPage>
  );
}
