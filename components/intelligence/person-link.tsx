/** A person's name, linked to their profile on the network in a new tab. */
export function PersonLink({
  person: { name, networkUrl },
}: {
  person: { name: string; networkUrl: string };
}) {
  return (
    <a
      href={networkUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-sm font-medium text-ink hover:underline"
    >
      {name}
    </a>
  );
}
