import type { Operation } from "@/lib/contracts/operation";

/** Who the API is for: each surface is a tag of the description. */
export const surfaces = [
  {
    name: "Customer API",
    slug: "customer-api",
    description: "Programs of a customer, with an access token for one workspace.",
  },
  { name: "Tokens", slug: "tokens", description: "Registration of clients, and their access tokens." },
  { name: "Public", slug: "public", description: "For everyone, without credentials." },
  {
    name: "Portal",
    slug: "portal",
    description: "Members who are signed in, as the portal itself calls it.",
  },
  { name: "Operators", slug: "operators", description: "Those who run the platform." },
] as const;
export type SurfaceName = (typeof surfaces)[number]["name"];

/** The surface that an operation belongs to. */
export function surfaceOf({ auth, path }: Operation): SurfaceName {
  if (auth.kind === "bearer") return "Customer API";
  if (auth.kind === "operator") return "Operators";
  if (auth.kind === "session") return "Portal";
  return /^\/(oauth2|\.well-known)\/|^\/api\/v1\/register$/.test(path) ? "Tokens" : "Public";
}
