/** Which titles to look for when a role of a purchase is not filled. Pure. */
import type { Persona, Seniority } from "@/db/vocabulary";
import type { BuyingRole } from "@/lib/contracts/v1/purchase-roles";
import type { Icp } from "@/lib/judgement/context/icp";
import { type CompiledIcp, compileIcp } from "@/lib/judgement/fit/compile-icp";

/** Companies up to this size are run by their founders; above the second, executives delegate budgets. */
const sizes = { small: 50, large: 1_000 } as const;
const maxTitles = 3;

interface FunctionTitles {
  executive: string;
  head: string;
  manager: string;
  user: string;
}

const titles: Record<Exclude<Persona, "other">, FunctionTitles> = {
  administration: set(
    "Chief Administrative Officer",
    "Head of Administration",
    "Office Manager",
    "Executive Assistant",
  ),
  business_development: set(
    "Chief Business Officer",
    "Head of Business Development",
    "Partnerships Manager",
    "Business Development Manager",
  ),
  consulting: set("Managing Partner", "Practice Lead", "Engagement Manager", "Consultant"),
  customer_success: set(
    "Chief Customer Officer",
    "Head of Customer Success",
    "Customer Success Manager",
    "Customer Support Specialist",
  ),
  engineering: set("CTO", "Head of Engineering", "Engineering Manager", "Software Engineer"),
  finance: set("CFO", "Head of Finance", "Finance Manager", "Financial Controller"),
  founder: set("Founder", "Managing Director", "General Manager", "Operations Manager"),
  human_resources: set("Chief People Officer", "Head of People", "HR Manager", "Recruiter"),
  information_technology: set("CIO", "Head of IT", "IT Manager", "Systems Administrator"),
  legal: set("General Counsel", "Head of Legal", "Legal Manager", "Legal Counsel"),
  marketing: set("CMO", "Head of Marketing", "Marketing Manager", "Demand Generation Specialist"),
  operations: set("COO", "Head of Operations", "Operations Manager", "Operations Specialist"),
  product: set("Chief Product Officer", "Head of Product", "Product Manager", "Product Owner"),
  project_management: set(
    "Head of the Project Office",
    "Head of Project Management",
    "Program Manager",
    "Project Manager",
  ),
  purchasing: set("Chief Procurement Officer", "Head of Procurement", "Procurement Manager", "Buyer"),
  revenue_operations: set(
    "Chief Revenue Officer",
    "Head of Revenue Operations",
    "Revenue Operations Manager",
    "Sales Operations Analyst",
  ),
  sales: set("Chief Revenue Officer", "VP Sales", "Sales Manager", "Account Executive"),
};

function set(executive: string, head: string, manager: string, user: string): FunctionTitles {
  return { executive, head, manager, user };
}

/** The levels of the ICP's own titles that fit a role. */
const levelsOf: Record<Exclude<BuyingRole, "gatekeeper">, readonly Seniority[]> = {
  economic_buyer: ["executive"],
  decision_maker: ["lead", "director"],
  champion: ["senior"],
  user: ["professional", "junior"],
};

/**
 * Up to three titles for a role, fitting the company's size: the ICP's own titles of the right level first, then the
 * usual ones of its functions. Without an ICP, those of people who run a company.
 */
export function titlesFor(role: BuyingRole, icp: Icp | null, employeeCount: number | null): string[] {
  const isSmall = employeeCount !== null && employeeCount <= sizes.small;
  const isLarge = employeeCount !== null && employeeCount > sizes.large;
  if (role === "gatekeeper") {
    return isSmall
      ? ["Office Manager"]
      : isLarge
        ? ["Head of Procurement", "Information Security Manager"]
        : ["Head of IT", "Procurement Manager"];
  }
  const compiled = icp && compileIcp(icp);
  const own = compiled?.titles.flatMap(({ name, seniority }) =>
    seniority !== null && levelsOf[role].includes(seniority) ? name : [],
  );
  const usual = functionsOf(compiled).map((persona) =>
    usualTitle(role, titles[persona], { isSmall, isLarge }),
  );
  const runs = role === "economic_buyer" && isSmall ? ["Founder", "Managing Director"] : [];
  const money = role === "economic_buyer" && !isSmall ? ["CFO"] : [];
  return [...new Set([...runs, ...(own ?? []), ...usual, ...money])].slice(0, maxTitles);
}

function usualTitle(
  role: Exclude<BuyingRole, "gatekeeper">,
  { executive, head, manager, user }: FunctionTitles,
  { isSmall, isLarge }: { isSmall: boolean; isLarge: boolean },
): string {
  if (role === "economic_buyer") return executive;
  // No one is vice president of a small team.
  if (role === "decision_maker") return isSmall ? head.replace(/^VP /, "Head of ") : head;
  if (role === "champion") return isLarge ? `Senior ${manager}` : manager;
  return user;
}

function functionsOf(icp: CompiledIcp | null): Exclude<Persona, "other">[] {
  const wanted = [...(icp?.decisionMakers.personas ?? [])].flatMap((persona) =>
    persona === "other" ? [] : persona,
  );
  return wanted.length > 0 ? wanted : ["founder", "operations"];
}
