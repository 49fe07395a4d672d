import { ButtonLink } from "@/components/ui/button";

/** The address leads nowhere, or to what belongs to another workspace: both look the same from outside. */
export function NotFoundWords() {
  return (
    <div className="max-w-sm">
      <p className="font-medium text-accent-ink text-sm">404</p>
      <h1 className="mt-1 font-semibold text-2xl tracking-tight">This page is not here</h1>
      <p className="mt-2 text-ink-muted">
        The address may be mistyped, the record deleted, or it belongs to a workspace you are not signed in
        to.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href="/dashboard" variant="primary">
          Go to the dashboard
        </ButtonLink>
        <ButtonLink href="/signals">See signals</ButtonLink>
      </div>
    </div>
  );
}
