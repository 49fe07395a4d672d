"use client";
import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "@/components/ui/link";
import { OutLink } from "@/components/ui/out-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { Cell, Row } from "@/components/ui/table";
import type { LedgerGroup } from "@/lib/contracts/ledger-groups";
import { describeGroup, type GroupWords } from "./describe-group";
import { LedgerGroupEntries } from "./ledger-group-entries";
import { count, figure, signed } from "./plan-words";

/** A group of the ledger, which opens to show its entries; on phones, the balance moves below the credits. */
export function LedgerGroupRow({
  group,
  asOf,
  mayPay,
  isUnlimited,
}: {
  group: LedgerGroup;
  asOf: string | null;
  mayPay: boolean;
  isUnlimited: boolean;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = describeGroup(group, { mayPay });
  const { held, refunded } = group;
  return (
    <>
      <Row className={cx(open && "border-b-0")}>
        <Cell className="w-full max-w-0 py-2">
          <span className="flex items-start gap-1.5">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={`${count(group.entries, "entry", "entries")} of ${nameOf(words)}`}
              onClick={() => setOpen(!open)}
              className="-ml-1.5 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-9"
            >
              <ChevronRight
                aria-hidden
                className={cx(
                  "size-4 transition-transform motion-reduce:transition-none",
                  open && "rotate-90",
                )}
              />
            </button>
            <span className="min-w-0 pt-0.5">
              <span className="block text-ink [overflow-wrap:anywhere]">
                <Title words={words} />
              </span>
              <Facts words={words} at={group.at} />
            </span>
          </span>
        </Cell>
        <Cell numeric className="whitespace-nowrap py-2 align-top">
          <span className="block pt-0.5">{signed(group.amount)}</span>
          {held > 0 && <span className="block text-ink-muted text-xs">{figure(held)} held</span>}
          {refunded > 0 && <span className="block text-ink-muted text-xs">{figure(refunded)} refunded</span>}
          {!isUnlimited && (
            <span className="block text-ink-muted text-xs sm:hidden">Balance {figure(group.balance)}</span>
          )}
        </Cell>
        {!isUnlimited && (
          <Cell numeric className="whitespace-nowrap py-2 align-top text-ink-muted max-sm:hidden">
            <span className="block pt-0.5">{figure(group.balance)}</span>
          </Cell>
        )}
      </Row>
      {open && (
        <tr id={id} className="border-line border-b last:border-b-0">
          <td colSpan={isUnlimited ? 2 : 3} className="pb-2 pl-4 sm:pl-9">
            <LedgerGroupEntries id={group.id} asOf={asOf} label={`Entries of ${nameOf(words)}`} />
          </td>
        </tr>
      )}
    </>
  );
}

const nameOf = ({ title, subject }: GroupWords) => [title, subject?.text].filter(Boolean).join(" ");

function Title({ words: { title, subject } }: { words: GroupWords }) {
  if (!subject) return title;
  const { text, href, isExternal } = subject;
  const linked = "rounded-sm font-medium hover:underline";
  return (
    <>
      {title && `${title} `}
      {href === undefined ? (
        text
      ) : isExternal ? (
        <span className="font-medium">
          <OutLink href={href} quiet>
            {text}
          </OutLink>
        </span>
      ) : (
        <Link href={href} className={linked}>
          {text}
        </Link>
      )}
    </>
  );
}

function Facts({ words: { amount, source }, at }: { words: GroupWords; at: string }) {
  return (
    <span className="block text-ink-muted text-xs">
      {amount && `${amount} · `}
      {source && (
        <>
          <Link href={source.href} className="rounded-sm hover:text-ink hover:underline">
            {source.text}
          </Link>
          {" · "}
        </>
      )}
      <RelativeTime at={at} />
    </span>
  );
}
