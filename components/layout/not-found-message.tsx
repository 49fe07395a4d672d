import { ButtonLink } from "@/components/ui/button";

/** The URL does not exist or belongs to another workspace; both look the same to the user. */
export function NotFoundMessage() {
  return (
    <div className="max-w-sm">
      <p className="font-medium text-accent-ink text-sm">404</p>
      <h1 className="mt-1 font-semibold text-2xl tracking-tight">Page not found</h1>
      <p className="mt-2 text-ink-muted">
        The URL may be mistyped, the record may have been deleted, or it belongs to a workspace you are not
        signed in to.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href="/dashboard" variant="primary">
          Go to the dashboard
        </ButtonLink>
        <ButtonLink href="/signals">View signals</ButtonLink>
      </div>
    </div>
  );
}
