import type { ReactNode } from "react";

/** A titled group of components. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold text-lg">{title}</h2>
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
    </section>
  );
}

/** A component with its states; `wide` spans both columns. */
export function Exhibit({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 rounded-lg border border-line bg-surface ${wide ? "md:col-span-2" : ""}`}>
      <h3 className="border-line border-b px-4 py-2 font-medium text-ink-muted text-xs">{title}</h3>
      <div className="flex flex-wrap items-center gap-3 p-4">{children}</div>
    </div>
  );
}
