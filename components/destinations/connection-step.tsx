"use client";
import { cx } from "class-variance-authority";
import { ChevronLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Destination } from "@/lib/contracts/destinations";
import type { ConnectionFormProps } from "./kinds/connection-form";
import { KindForm } from "./kinds/kind-form";

const loadPreview = () => import("./kinds/kind-preview");
const KindPreview = lazy(() => loadPreview().then((module) => ({ default: module.KindPreview })));

/** The wizard step that connects a type. The payload preview hides the form without losing its values. */
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
          Which signals?
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="-mr-2"
          onPointerEnter={() => void loadPreview()}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? "Back to connection" : "Preview payload"}
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
