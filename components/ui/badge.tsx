import { cva, cx } from "class-variance-authority";
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Info,
  LoaderCircle,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

const badgeStyles = cva(
  "inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-md border px-1.5 font-medium text-xs leading-5 [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "border-line bg-sunken text-ink-muted",
        accent: "border-accent-line bg-accent-surface text-accent-ink",
        success: "border-success-line bg-success-surface text-success-ink",
        warning: "border-warning-line bg-warning-surface text-warning-ink",
        danger: "border-danger-line bg-danger-surface text-danger-ink",
      } satisfies Record<Tone, string>,
    },
  },
);

/** A short label. For states use `StatusBadge`, whose icon conveys the same as its color. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cx(badgeStyles({ tone }), className)}>{children}</span>;
}

/** Every state, each with its own shape, label and tone. */
export type Status = "idle" | "info" | "running" | "success" | "warning" | "danger" | "paused";

const statusLooks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  idle: { tone: "neutral", icon: CircleDashed },
  info: { tone: "accent", icon: Info },
  running: { tone: "accent", icon: LoaderCircle },
  success: { tone: "success", icon: CircleCheck },
  warning: { tone: "warning", icon: CircleAlert },
  danger: { tone: "danger", icon: CircleX },
  paused: { tone: "neutral", icon: CirclePause },
};

/** A state shown by icon, label and tone, so that it never depends on color only. */
export function StatusBadge({
  status,
  className,
  children,
}: {
  status: Status;
  className?: string;
  children: ReactNode;
}) {
  const { tone, icon: Icon } = statusLooks[status];
  return (
    <Badge tone={tone} {...(className ? { className } : {})}>
      <Icon aria-hidden />
      {children}
    </Badge>
  );
}
