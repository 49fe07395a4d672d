import { Badge, type Tone } from "@/components/ui/badge";
import { CodeBlock } from "./code-block";
import { InlineCode, InlineText } from "./inline-text";
import type { ReferenceField, ReferenceOperation } from "./reference";

const tones: Record<string, Tone> = { GET: "accent", POST: "success", PATCH: "warning", DELETE: "danger" };

/** One operation: parameters and responses on the left, an example request and response on the right. */
export function OperationSection({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, access, parameters, body, answers, refusals, request, answer } =
    operation;
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h3 id={id} className="scroll-mt-20 font-semibold text-ink text-lg">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={tones[method] ?? "neutral"}>{method}</Badge>
        <code className="font-mono text-ink text-sm [overflow-wrap:anywhere]">{path}</code>
      </p>
      <p className="mt-2 text-ink-muted text-sm">
        <InlineText text={access} />
      </p>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:gap-8">
        <div className="min-w-0 space-y-3">
          {parameters.length > 0 && <Fields title="Parameters" fields={parameters} isOpen />}
          {body && body.fields.length > 0 && (
            <Fields title={`Body (${body.type})`} fields={body.fields} isOpen />
          )}
          {answers.map(({ status, description, fields }) => (
            <Fields key={status} title={`Response ${status}`} note={description} fields={fields} />
          ))}
          <Refusals refusals={refusals} />
        </div>
        <div className="min-w-0 space-y-4 self-start xl:sticky xl:top-18">
          <CodeBlock title="Request" code={request} />
          {answer && <CodeBlock title="Response" code={answer} tall />}
        </div>
      </div>
    </section>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const box = "rounded-lg border border-line bg-surface";
const summaryLine =
  "flex flex-wrap items-baseline gap-x-2 px-3 py-2 font-medium text-ink text-sm pointer-coarse:py-3";

function Fields({
  title,
  note,
  fields,
  isOpen = false,
}: {
  title: string;
  note?: string;
  fields: ReferenceField[];
  isOpen?: boolean;
}) {
  const name = (
    <>
      {title}
      {note && (
        <span className="font-normal text-ink-muted">
          <InlineText text={note} />
        </span>
      )}
    </>
  );
  if (fields.length === 0) return <p className={`${box} ${summaryLine}`}>{name}</p>;
  return (
    <details open={isOpen} className={`group ${box}`}>
      <summary className={summaryLine}>
        {name}
        <Count>{counted(fields.length, "field")}</Count>
      </summary>
      <dl className="border-line border-t px-3">
        {fields.map((field) => (
          <div key={`${field.place ?? ""}${field.name}`} className="border-line border-b py-2 last:border-0">
            <dt className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <code className="font-medium font-mono text-ink [overflow-wrap:anywhere]">{field.name}</code>
              <span className="min-w-0 text-ink-muted text-xs [overflow-wrap:anywhere]">
                {[field.place, field.type].filter(Boolean).join(" · ")}
              </span>
              {field.isRequired && <span className="text-warning-ink text-xs">required</span>}
            </dt>
            <dd className="text-ink-muted text-sm">
              {field.description && <InlineText text={field.description} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Item count and open state of a collapsible section. */
function Count({ children }: { children: string }) {
  return (
    <span className="ml-auto flex items-baseline gap-2 font-normal text-ink-muted text-xs">
      {children}
      <span aria-hidden className="inline-block text-base leading-none group-open:rotate-90">
        ›
      </span>
    </span>
  );
}

function Refusals({ refusals }: { refusals: ReferenceOperation["refusals"] }) {
  return (
    <details className={`group ${box}`}>
      <summary className={summaryLine}>
        Error responses
        <Count>{counted(refusals.length, "code")}</Count>
      </summary>
      <dl className="border-line border-t px-3">
        {refusals.map(({ status, code, meaning }) => (
          <div key={`${status} ${code}`} className="border-line border-b py-2 last:border-0">
            <dt className="flex flex-wrap items-baseline gap-2 text-sm">
              <span className="text-ink-muted">{status}</span>
              <InlineCode>{code}</InlineCode>
            </dt>
            <dd className="text-ink-muted text-sm">
              <InlineText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
