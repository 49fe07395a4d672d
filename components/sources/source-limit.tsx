"use client";
import { useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";
import { loadable } from "@/components/ui/loadable";
import type { Source } from "@/lib/contracts/sources";
import { limitParser } from "./source-detail-params";

const SourceLimitDialog = loadable(() =>
  import("./source-limit-dialog").then((file) => file.SourceLimitDialog),
);

/** The most credits a day that a source may use, with a dialog to change it. `limit=edit` in the URL opens it. */
export function SourceLimit({ source }: { source: Source }) {
  const [asked, setAsked] = useQueryState("limit", limitParser);
  const { dailyCreditLimit: limit } = source;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pb-3 text-ink-muted text-sm">
      <span>
        {limit === null
          ? "No daily credit limit."
          : `Uses at most ${limit.toLocaleString("en-US")} ${limit === 1 ? "credit" : "credits"} a day.`}
      </span>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={SourceLimitDialog.load}
        onClick={() => void setAsked("edit")}
      >
        {limit === null ? "Set a limit" : "Change limit"}
      </Button>
      {asked && <SourceLimitDialog source={source} onClose={() => void setAsked(null)} />}
    </div>
  );
}
