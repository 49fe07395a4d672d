"use client";
import { Download, Eraser } from "lucide-react";
import { useRef, useState } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { AddressField } from "@/components/ui/fields";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/call";
import { usePersonExport } from "@/lib/client/privacy";
import type { PersonExport } from "@/lib/contracts/privacy";
import { handleOf } from "./describe-stored-data";
import { downloadJson } from "./download-json";

const ErasePersonDialog = loadable(() =>
  import("./erase-person-dialog").then((file) => file.ErasePersonDialog),
);

const isBlank = (address: string) => address.trim() === "";

/** Exports or erases a person's data. Both look up the data first, so the erase dialog can show counts. */
export function PersonCard() {
  const [address, setAddress] = useDraft<string>("person to export or erase", "", isBlank);
  const [problem, setProblem] = useState<string>();
  const [intent, setIntent] = useState<"export" | "erase">("export");
  const [personToErase, setPersonToErase] = useState<PersonExport | null>(null);
  const read = usePersonExport();
  const field = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setProblem(message);
    field.current?.focus();
  }

  function find(next: "export" | "erase") {
    const typed = address.trim();
    setIntent(next);
    setProblem(undefined);
    if (!typed) {
      refuse("Required");
      return;
    }
    read.mutate(typed, {
      onSuccess: (person) => {
        if (next === "erase") {
          setPersonToErase(person);
          return;
        }
        downloadJson(`person-${handleOf(person.networkUrl)}.json`, person);
        notify({
          text: "Export downloaded",
          description: person.names[0] ?? person.networkUrl,
          tone: "success",
        });
      },
      onError: (error) => refuse(refusalOf(error)),
    });
  }

  return (
    <Card>
      <CardHeader
        title="Data of a person"
        description="Export or permanently erase everything this workspace stores about a person."
      />
      <CardBody>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!read.isPending) find("export");
          }}
          className="space-y-3"
        >
          <AddressField
            ref={field}
            label="Person's profile URL"
            hint="Any form of their profile URL."
            error={problem}
            placeholder="https://www.network.example/in/ada-lovelace"
            value={address}
            onChange={setAddress}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={read.isPending && intent === "export"}>
              <Download aria-hidden />
              Export
            </Button>
            <Button
              variant="danger-quiet"
              pending={read.isPending && intent === "erase"}
              onPointerEnter={ErasePersonDialog.load}
              onClick={() => find("erase")}
            >
              <Eraser aria-hidden />
              Erase
            </Button>
          </div>
        </form>
      </CardBody>
      {personToErase && (
        <ErasePersonDialog
          person={personToErase}
          onClose={() => setPersonToErase(null)}
          onErased={() => setAddress("")}
        />
      )}
    </Card>
  );
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 404) return "No data is stored about this person.";
  return error.details[0]?.message ?? error.message;
}
