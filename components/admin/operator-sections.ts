import { isUnder } from "@/components/layout/nav-items";

const clients = { href: "/admin", label: "Clients" };

/** The sections of the operators' desk. The first one's address begins the others'. */
export const operatorSections = [clients, { href: "/admin/customers", label: "Customers" }] as const;

/** Whether a path belongs to a section. */
export const isInSection = (path: string, href: string): boolean =>
  href === clients.href ? path === href : isUnder(path, href);
