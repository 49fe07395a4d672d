import { cx } from "class-variance-authority";

/** The figures of a chart: a name and a value per column in each row. */
export interface TableFigures {
  /** Heading of the names. */
  of: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
  /** On phones, all columns but the last move below the name, without those that are "0". */
  folds?: boolean;
}

/** A chart's figures as a table, shown on demand. */
export function ChartTable({
  label,
  figures: { of, columns, rows, folds = false },
  className,
}: {
  label: string;
  figures: TableFigures;
  className?: string;
}) {
  const last = columns.length - 1;
  const folded = (column: number) => (folds && column < last ? "max-sm:hidden" : undefined);
  return (
    <details className={cx("mt-2 text-sm", className)}>
      <summary className="inline-block rounded-sm text-ink-muted text-xs underline-offset-2 hover:text-ink hover:underline">
        Show table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be keyboard accessible */}
      <section aria-label={label} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className={cx("w-full text-left text-sm", columns.length < 3 && "max-w-sm")}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-line border-b text-ink-muted text-xs">
              <th scope="col" className="py-1 pr-3 font-medium">
                {of}
              </th>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={cx("py-1 pl-3 text-right font-medium", folded(at))}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name} className="border-line border-b last:border-b-0">
                <th scope="row" className="whitespace-nowrap py-1 pr-3 font-normal tabular-nums">
                  {name}
                  {folds && (
                    <span className="block whitespace-normal text-ink-muted text-xs sm:hidden">
                      {describeFolded(columns.slice(0, last), values)}
                    </span>
                  )}
                </th>
                {columns.map((column, at) => (
                  <td
                    key={column}
                    className={cx(
                      "py-1 pl-3 text-right align-top tabular-nums",
                      folds && at === last && "font-medium",
                      folded(at),
                    )}
                  >
                    {values[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** The values that are not 0, in words. */
const describeFolded = (columns: readonly string[], values: readonly string[]): string =>
  columns.flatMap((column, at) => (values[at] === "0" ? [] : `${column} ${values[at]}`)).join(" · ");
