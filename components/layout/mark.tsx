/** The product logo: rising bars that end in an arrow. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className ?? "size-6"}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <path
        d="M6.5 17.5v-3M11.5 17.5v-6.5M16.5 17.5v-11M13.5 9.5l3-3 3 3"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}
