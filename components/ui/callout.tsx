import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type CalloutTone = "info" | "success" | "warning" | "danger";

const calloutStyles = cva(
  "flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border px-3 py-2.5 text-sm",
  {
    variants: {
      tone: {
        info: "border-line bg-sunken text-ink",
        success: "border-success-line bg-success-surface text-success-ink",
        warning: "border-warning-line bg-warning-surface text-warning-ink",
        danger: "border-danger-line bg-danger-surface text-danger-ink",
      } satisfies Record<CalloutTone, string>,
    },
  },
);

const icons: Record<CalloutTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A highlighted note on the page; `action` resolves it. */
export function Callout({
  tone = "info",
  title,
  action,
  children,
}: {
  tone?: CalloutTone;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={calloutStyles({ tone })}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
