import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link";

const iconButtonStyles = cva(
  "inline-flex shrink-0 items-center justify-center rounded-md transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55",
  {
    variants: {
      variant: {
        ghost: "text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover",
        secondary: "border border-control/55 bg-surface text-ink-muted hover:bg-hover hover:text-ink",
      },
      size: {
        sm: "size-7 pointer-coarse:size-9 [&_svg]:size-4",
        md: "size-8 pointer-coarse:size-10 [&_svg]:size-4",
      },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

/** An icon-only button. `label` is its accessible name and, unless `title` says more, its tooltip. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  className,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "children"> &
  VariantProps<typeof iconButtonStyles> & { label: string; icon: ReactNode }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(iconButtonStyles({ variant, size }), className)}
      {...rest}
    >
      {icon}
    </button>
  );
}

/** A link that looks like an icon button: for navigation only. */
export function IconLink({
  label,
  icon,
  variant,
  size,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, "children"> &
  VariantProps<typeof iconButtonStyles> & { label: string; icon: ReactNode }) {
  return (
    <Link
      aria-label={label}
      title={label}
      className={cx(iconButtonStyles({ variant, size }), className)}
      {...rest}
    >
      {icon}
    </Link>
  );
}
