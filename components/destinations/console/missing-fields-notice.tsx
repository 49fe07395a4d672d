"use client";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LocalTime } from "@/components/ui/local-time";
import { useDismissMissingFields } from "@/lib/client/destinations";
import type { Destination, MissingField } from "@/lib/contracts/destinations";
import { fieldNoun, fieldProblemsTitle, fieldRemedy } from "@/lib/contracts/field-problems";

/** Which columns or properties take no values, since when, and what to do. */
export function MissingFieldsNotice({
  destination,
  mayManage,
}: {
  destination: Pick<Destination, "id" | "type" | "missingFields">;
  mayManage: boolean;
}) {
  const dismiss = useDismissMissingFields(destination.id);
  const { type, missingFields } = destination;
  const count = missingFields.length;
  if (count === 0) return null;
  return (
    <Callout
      tone="warning"
      title={fieldProblemsTitle(type, missingFields)}
      action={
        mayManage && (
          <Button pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Dismiss
          </Button>
        )
      }
    >
      <ul>
        {missingFields.map((field) => (
          <li key={field.name} className="break-words">
            <Problem noun={fieldNoun(type)} field={field} />
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        Signals are still delivered. {fieldRemedy(type)}{" "}
        {mayManage
          ? `If you removed ${count === 1 ? "it" : "them"} on purpose, dismiss this.`
          : "An admin or manager can do that."}
      </p>
      {dismiss.isError && <p className="text-danger">{messageOf(dismiss.error)}</p>}
    </Callout>
  );
}

/** `The column "Company" has been missing since …. Its values are not written.` */
function Problem({ noun, field: { name, problem, since } }: { noun: string; field: MissingField }) {
  return (
    <>
      The {noun} "<bdi>{name}</bdi>"{" "}
      {problem === "missing" ? "has been missing since " : "has had a type that can't hold its values since "}
      <LocalTime at={since} />. Its values are not written.
    </>
  );
}
