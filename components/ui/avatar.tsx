import { cva, type VariantProps } from "class-variance-authority";

const avatarStyles = cva(
  "inline-flex shrink-0 select-none items-center justify-center bg-hover font-medium text-ink-muted uppercase",
  {
    variants: {
      size: {
        xs: "size-5 text-[0.5625rem]",
        sm: "size-6 text-[0.625rem]",
        md: "size-8 text-xs",
        lg: "size-10 text-sm",
      },
      shape: { person: "rounded-full", company: "rounded-md" },
    },
    defaultVariants: { size: "md", shape: "person" },
  },
);

/** First letters of the first and last word: "Ada Lovelace" becomes "AL". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last].map((word) => [...word][0] ?? "").join("") || "?";
}

/**
 * Initials in a circle (person) or a square (company): those that a member chose, or else the name's. The name itself
 * is shown next to it.
 */
export function Avatar({
  name,
  chosen,
  ...look
}: { name: string; chosen?: string | null } & VariantProps<typeof avatarStyles>) {
  return (
    <span aria-hidden className={avatarStyles(look)}>
      {chosen ?? initials(name)}
    </span>
  );
}
