"use client";
import { cx } from "class-variance-authority";
import { ChevronLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Destination } from "@/lib/contracts/destinations";
import type { ConnectionFormProps } from "./connection-form";
import { KindForm } from "./kind-form";

const loadPreview = () => import("./kind-preview");
const KindPreview = lazy(() => loadPreview().then((module) => ({ default: module.KindPreview })));

/** The wizard's step where a kind is connected; what it will be sent can be read first, and the form keeps its fields. */
export function ConnectionStep({
  kind,
  onBack,
  ...form
}: ConnectionFormProps & { kind: Destination["type"]; onBack: () => void }) {
  const [previewing, setPreviewing] = useState(false);
  return (
    <>
      <div className="flex justify-between px-5 pb-3">
        <Button size="sm" variant="ghost" className="-ml-2" onClick={onBack}>
          <ChevronLeft aria-hidden />
          Another kind
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="-mr-2"
          onPointerEnter={() => void loadPreview()}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? "Back to the connection" : "See what is sent"}
        </Button>
      </div>
      {previewing && (
        <Suspense>
          <KindPreview kind={kind} />
        </Suspense>
      )}
      <div className={cx(previewing ? "hidden" : "contents")}>
        <KindForm kind={kind} {...form} />
      </div>
    </>
  );
}
