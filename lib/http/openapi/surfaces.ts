import type { Operation } from "@/lib/contracts/operation";

/** The API's audiences; each surface is a tag of the description. */
export const surfaces = [
  {
    name: "Customer API",
    slug: "customer-api",
    description: "For customers' programs, with an access token for one workspace.",
  },
  { name: "Tokens", slug: "tokens", description: "Client registration and access tokens." },
  { name: "Public", slug: "public", description: "Available to everyone, without credentials." },
  {
    name: "Portal",
    slug: "portal",
    description: "For signed-in members; used by the portal itself.",
  },
  { name: "Operators", slug: "operators", description: "For platform operators." },
] as const;
export type SurfaceName = (typeof surfaces)[number]["name"];

/** The surface an operation belongs to. */
export function surfaceOf({ auth, path }: Operation): SurfaceName {
  if (auth.kind === "bearer") return "Customer API";
  if (auth.kind === "operator") return "Operators";
  if (auth.kind === "session") return "Portal";
  return /^\/(oauth2|\.well-known)\/|^\/api\/v1\/register$/.test(path) ? "Tokens" : "Public";
}
