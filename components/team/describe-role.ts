import type { Role } from "@/db/vocabulary";

/** Roles from the one that may least, with what each may do. */
export const roleWords: Record<Role, { label: string; may: string }> = {
  user: { label: "User", may: "Reads, works signals, adds sources and starts reports." },
  manager: { label: "Manager", may: "Also changes the profile, destinations, tags and the team." },
  admin: { label: "Admin", may: "Also manages the plan, API keys, roles and people's data." },
};
