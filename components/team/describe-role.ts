import type { Role } from "@/db/vocabulary";

/** Roles in order of increasing permissions, each with what it can do. */
export const roleTexts: Record<Role, { label: string; may: string }> = {
  user: { label: "User", may: "Can view everything, work on signals, add sources and start reports." },
  manager: {
    label: "Manager",
    may: "Can also manage the ideal customer profile, destinations, tags and the team.",
  },
  admin: { label: "Admin", may: "Can also manage the plan, API keys, roles and people's data." },
};
