import { Link } from "@/components/ui/link";

const promises = [
  {
    title: "Only what is public",
    text: "Posts, reactions and comments that anyone can see. No private messages, no closed groups.",
    link: { href: "/privacy", label: "What is stored, and why" },
  },
  {
    title: "Every score says why",
    text: "A signal shows its evidence, each factor and its points. What was refused is listed too, with the rule that refused it.",
    link: { href: "/docs", label: "Read the documentation" },
  },
  {
    title: "People can say no",
    text: "Anyone can get a copy of what is stored about them, be erased, and be kept out from then on.",
    link: { href: "/privacy", label: "Rights of the people seen" },
  },
  {
    title: "It works, or it says so",
    text: "Deliveries are signed, repeated and kept for replay. The state of the service is public, and refreshes itself.",
    link: { href: "/status", label: "See the status" },
  },
] as const;

/** What people may rely on, each with the page that shows it. */
export function Promises() {
  return (
    <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {promises.map(({ title, text, link }) => (
        <li key={title}>
          <h3 className="font-medium text-base text-ink">{title}</h3>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
          <Link href={link.href} className="docs-link mt-2 inline-block text-sm">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
