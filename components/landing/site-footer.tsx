import { Mark } from "@/components/layout/mark";

interface FooterLink {
  href: string;
  label: string;
}

const siteLinks: readonly FooterLink[] = [
  { href: "/pricing", label: "Pricing" },
  { href: "/docs", label: "Documentation" },
  { href: "/api/openapi.json", label: "OpenAPI" },
];
const trustLinks: readonly FooterLink[] = [
  { href: "/status", label: "Status" },
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
];

/** The footer of the public pages. Plain links: a page that renders once and is kept can hold it too. */
export function SiteFooter({ contact }: { contact: string | undefined }) {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-4 py-8 text-ink-muted text-sm sm:px-6">
        <span className="mr-auto flex items-center gap-2 font-medium text-ink">
          <Mark className="size-5" />
          Signal-to-Action
        </span>
        <FooterLinks links={[...siteLinks, ...trustLinks]} contact={contact} />
      </div>
    </footer>
  );
}

/** The links that someone needs before signing in: the state of the service and the legal texts. */
export const TrustLinks = ({ contact }: { contact: string | undefined }) => (
  <footer className="flex justify-center px-4 py-6 text-ink-muted text-sm sm:px-6">
    <FooterLinks links={trustLinks} contact={contact} />
  </footer>
);

function FooterLinks({ links, contact }: { links: readonly FooterLink[]; contact: string | undefined }) {
  const all = contact ? [...links, { href: `mailto:${contact}`, label: "Contact" }] : links;
  return (
    <nav aria-label="About this site">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {all.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 hover:text-ink hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
