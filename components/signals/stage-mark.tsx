import { cx } from "class-variance-authority";
import { CircleDashed, CircleDot, CircleX, type LucideIcon, Trophy, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { SignalStage } from "@/db/vocabulary";

/** How each stage looks wherever it is shown; its outcome is in the vocabulary. */
const stageLooks: Record<SignalStage, { tone: Tone; icon: LucideIcon }> = {
  new: { tone: "neutral", icon: CircleDashed },
  working: { tone: "warning", icon: CircleDot },
  contacted: { tone: "accent", icon: UserRoundCheck },
  won: { tone: "success", icon: Trophy },
  not_a_fit: { tone: "neutral", icon: CircleX },
};

const inks: Record<Tone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent-ink",
  success: "text-success-ink",
  warning: "text-warning-ink",
  danger: "text-danger-ink",
};

/** A stage as its sign alone, beside its name. */
export function StageIcon({ stage, className }: { stage: SignalStage; className?: string }) {
  const { tone, icon: Icon } = stageLooks[stage];
  return <Icon aria-hidden className={cx("size-4 shrink-0", inks[tone], className)} />;
}

/** A stage with the workspace's name for it, and what follows the name. */
export function StageBadge({
  stage,
  name,
  className,
  children,
}: {
  stage: SignalStage;
  name: string | undefined;
  className?: string;
  children?: ReactNode;
}) {
  const { tone, icon: Icon } = stageLooks[stage];
  return (
    <Badge tone={tone} {...(className && { className })}>
      <Icon aria-hidden />
      <span className="truncate">{name}</span>
      {children && <span className="truncate">{children}</span>}
    </Badge>
  );
}
