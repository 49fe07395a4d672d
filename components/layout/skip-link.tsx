export const mainId = "main";

/** The first Tab stop: skips the navigation and goes to the main content. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-md bg-surface px-3 py-2 font-medium text-accent-ink text-sm shadow-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
