/** Limits of company size that verdicts ask for. Pure. */
import { countOf } from "@/db/count-of";
import type { IcpFields } from "@/lib/contracts/icp";
import type { Opinion, Opinions } from "./opinions";
import { findStrongest, type LimitField, type Proposal, propose } from "./proposal";

/** From here on, a size is a slip rather than a reason: this many times beyond four fifths of the others. */
const slip = 2;
const most = 10_000_000;

interface Direction {
  field: LimitField;
  /** Whether the limit moves up. */
  up: boolean;
  /** Whether the limit moves so that it turns more people away. */
  narrows: boolean;
}

/** At most one for each limit: narrower by `too_small` and `too_big`, wider by rescues. */
export function proposeLimits(icp: IcpFields, { bad, good, rescued }: Opinions): Proposal[] {
  const [tooSmall, tooBig] = [bad.get("too_small") ?? [], bad.get("too_big") ?? []];
  const outside = rescued.get("icp_limits") ?? [];
  const narrower = [
    limitFor(icp, { field: "minEmployees", up: true, narrows: true }, "too_small", tooSmall, good),
    limitFor(icp, { field: "maxEmployees", up: false, narrows: true }, "too_big", tooBig, good),
  ];
  const wider = [
    limitFor(icp, { field: "minEmployees", up: false, narrows: false }, "rescued", outside, tooSmall),
    limitFor(icp, { field: "maxEmployees", up: true, narrows: false }, "rescued", outside, tooBig),
  ];
  return [...narrower, ...wider].filter((one) => one !== undefined);
}

function limitFor(
  icp: IcpFields,
  direction: Direction,
  basis: "too_small" | "too_big" | "rescued",
  verdicts: readonly Opinion[],
  opposite: readonly Opinion[],
): Proposal | undefined {
  const isOpen = (size: number) =>
    isInside(icp, size) === direction.narrows && isOnSide(icp, direction, size);
  const open = verdicts.filter(({ employeeCount }) => employeeCount !== null && isOpen(employeeCount));
  const sizes = withoutSlips(
    open.map(({ employeeCount }) => employeeCount ?? 0),
    direction.up,
  );
  const candidates = new Set(sizes.flatMap((size) => limitsPast(size, direction)));
  // From the limit that reaches the fewest: the first of equals wins.
  const proposals = [...candidates]
    .filter((value) => isValid(icp, direction.field, value))
    .map((value) =>
      propose(
        { field: direction.field, action: "set", value },
        {
          basis,
          verdicts: open,
          opposite: opposite.filter(({ employeeCount }) => employeeCount !== null && isOpen(employeeCount)),
          affects: ({ employeeCount }) => employeeCount !== null && reaches(direction, value, employeeCount),
          factOf: ({ employeeCount }) => countOf(employeeCount ?? 0, "employee"),
        },
      ),
    );
  return findStrongest(proposals);
}

const isInside = ({ minEmployees, maxEmployees }: IcpFields, size: number): boolean =>
  size >= (minEmployees ?? 0) && size <= (maxEmployees ?? Infinity);

/** A size outside the range is beyond one of the limits; only that one can let it in. */
function isOnSide(icp: IcpFields, { field, narrows }: Direction, size: number): boolean {
  if (narrows) return true;
  return field === "minEmployees" ? size < (icp.minEmployees ?? 0) : size > (icp.maxEmployees ?? Infinity);
}

/** Whether a limit turns a size away that it let in, or lets one in that it turned away. */
function reaches({ field, narrows }: Direction, limit: number, size: number): boolean {
  const isTurnedAway = field === "minEmployees" ? size < limit : size > limit;
  return isTurnedAway === narrows;
}

/** The limits just past a size: rounded to two digits, and exact where rounding reaches too far. */
function limitsPast(size: number, { up, narrows }: Direction): number[] {
  const exact = size + (narrows ? (up ? 1 : -1) : 0);
  const step = 10 ** Math.max(0, String(exact).length - 2);
  const rounded = (up ? Math.ceil(exact / step) : Math.floor(exact / step)) * step;
  return [rounded, exact];
}

/** Leaves out sizes far beyond most others, in the direction in which the limit moves. */
function withoutSlips(sizes: readonly number[], up: boolean): number[] {
  const sorted = sizes.toSorted((a, b) => (up ? a - b : b - a));
  const usual = sorted[Math.ceil(sorted.length * 0.8) - 1];
  if (usual === undefined) return [];
  return sorted.filter((size) => (up ? size <= usual * slip : size >= usual / slip));
}

function isValid({ minEmployees, maxEmployees }: IcpFields, field: LimitField, value: number): boolean {
  if (value < 1 || value > most) return false;
  return field === "minEmployees" ? value <= (maxEmployees ?? most) : value >= (minEmployees ?? 0);
}
