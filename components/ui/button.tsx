import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { Link } from "./link";
import { Spinner } from "./spinner";

/** Button styles, for the rare element that is neither `Button` nor `ButtonLink`. */
export const buttonStyles = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-medium",
    "transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55",
    "aria-disabled:cursor-not-allowed [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "bg-accent text-on-accent hover:bg-accent-hover",
        secondary: "border border-control/55 bg-surface text-ink hover:bg-hover",
        ghost: "text-ink-muted hover:bg-hover hover:text-ink",
        danger: "bg-danger text-on-accent hover:bg-danger-hover",
        "danger-quiet": "text-danger-ink hover:bg-danger-surface",
      },
      size: {
        sm: "h-7 gap-1.5 rounded-md px-2 text-sm pointer-coarse:h-9 pointer-coarse:px-3 [&_svg]:size-3.5",
        md: "h-8 gap-1.5 rounded-md px-3 text-sm pointer-coarse:h-10 [&_svg]:size-4",
        lg: "h-10 gap-2 rounded-lg px-4 text-base [&_svg]:size-4",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

type ButtonLook = VariantProps<typeof buttonStyles>;

/** `pending` keeps focus and label, shows a spinner and ignores clicks. Use `className` for layout only. */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonLook & { pending?: boolean }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  const guarded = pending || onClick ? { onClick: handleClick } : {};
  return (
    <button
      type={type}
      className={cx(buttonStyles({ variant, size }), className)}
      {...(pending ? { "aria-disabled": true, "aria-busy": true } : {})}
      {...rest}
      {...guarded}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** A link styled as a button: for navigation only, never for changes. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={cx(buttonStyles({ variant, size }), className)} {...rest} />;
}
