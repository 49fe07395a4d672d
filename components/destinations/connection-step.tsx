"use client";
import { cx } from "class-variance-authority";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { loadable } from "@/components/ui/loadable";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import type { Destination } from "@/lib/contracts/destinations";
import type { ConnectionFormProps } from "./kinds/connection-form";
import { KindForm } from "./kinds/kind-form";

const KindPreview = loadable(() => import("./kinds/kind-preview").then((file) => file.KindPreview));

/** The wizard step that connects a type. The payload preview hides the form without losing its values. */
export function ConnectionStep({
  kind,
  onBack,
  ...form
}: ConnectionFormProps & { kind: Destination["type"]; onBack: () => void }) {
  const [previewing, setPreviewing] = useState(false);
  const [keys, setKeys] = useState<KeyStyle>();
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
          onPointerEnter={KindPreview.load}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? "Back to connection" : "Preview payload"}
        </Button>
      </div>
      {previewing && <KindPreview kind={kind} keys={keys} />}
      <div className={cx(previewing ? "hidden" : "contents")}>
        <KindForm kind={kind} {...form} onKeys={setKeys} />
      </div>
    </>
  );
}
