/** Shared styles of text fields and selects. The 16 px font on touch screens prevents iOS from zooming in. */
export const controlStyles =
  "w-full min-w-0 rounded-md border border-control bg-surface text-sm text-ink transition-colors duration-100 pointer-coarse:text-lg hover:border-ink-faint focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger";
