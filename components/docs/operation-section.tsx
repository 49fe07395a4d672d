import { InlineText } from "./inline-text";
import type { ReferenceField, ReferenceOperation } from "./reference";
import { StaticCode } from "./static-code";

const tones: Record<string, string> = {
  GET: "docs-method border-accent-line bg-accent-surface text-accent-ink",
  POST: "docs-method border-success-line bg-success-surface text-success-ink",
  PATCH: "docs-method border-warning-line bg-warning-surface text-warning-ink",
  DELETE: "docs-method border-danger-line bg-danger-surface text-danger-ink",
};

/** One operation: parameters and responses on the left, an example request and response on the right. */
export function OperationSection({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, access, parameters, body, answers, refusals, request, answer } =
    operation;
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h2 id={id} className="scroll-mt-20 font-semibold text-ink text-lg">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <span className={tones[method]}>{method}</span>
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
          <StaticCode title="Request" code={request} />
          {answer && <StaticCode title="Response" code={answer} tall />}
        </div>
      </div>
    </section>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

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
        <small>
          <InlineText text={note} />
        </small>
      )}
    </>
  );
  if (fields.length === 0) return <p className="docs-box">{name}</p>;
  return (
    <details open={isOpen} className="docs-box">
      <summary>
        {name}
        <i>{counted(fields.length, "field")}</i>
      </summary>
      <dl className="docs-fields">
        {fields.map((field) => (
          <div key={`${field.place ?? ""}${field.name}`}>
            <dt>
              <code>{field.name}</code>
              <span>{[field.place, field.type].filter(Boolean).join(" · ")}</span>
              {field.isRequired && <em>required</em>}
            </dt>
            <dd>{field.description && <InlineText text={field.description} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Refusals({ refusals }: { refusals: ReferenceOperation["refusals"] }) {
  return (
    <details className="docs-box">
      <summary>
        Error responses
        <i>{counted(refusals.length, "code")}</i>
      </summary>
      <p className="docs-codes">
        {refusals.map(({ status, code }) => (
          <span key={`${status} ${code}`}>
            {status} <a href={`#${errorAnchor(code)}`}>{code}</a>
          </span>
        ))}
      </p>
    </details>
  );
}

const errorAnchor = (code: string): string => `error-${code}`;

/** What the error codes of a page's operations mean, each once. */
export function ErrorMeanings({ operations }: { operations: readonly ReferenceOperation[] }) {
  const all = operations
    .flatMap(({ refusals }) => refusals)
    .sort((a, b) => Number(a.status) - Number(b.status));
  const byCode = new Map(all.map((refusal) => [refusal.code, refusal]));
  return (
    <section aria-labelledby="errors" className="border-line border-t py-8">
      <h2 id="errors" className="mb-3 scroll-mt-20 font-semibold text-ink text-lg">
        Error codes
      </h2>
      <dl className="docs-box docs-fields">
        {[...byCode.values()].map(({ status, code, meaning }) => (
          <div key={code} id={errorAnchor(code)} className="scroll-mt-20">
            <dt>
              <code>{code}</code>
              <span>{status}</span>
            </dt>
            <dd>
              <InlineText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
