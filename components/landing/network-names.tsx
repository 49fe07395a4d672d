/** A network as visitors know it; `isSample` if its people are made up. */
export interface ShownNetwork {
  name: string;
  isSample: boolean;
}

/** The networks that this installation reads, by name. */
export function NetworkNames({ networks }: { networks: readonly ShownNetwork[] }) {
  return (
    <div className="mt-8 border-line border-t pt-4">
      <h2 id="networks" className="text-ink-muted text-sm">
        Reads public posts on
      </h2>
      <ul aria-labelledby="networks" className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {networks.map(({ name, isSample }) => (
          <li key={name} className="font-medium text-base text-ink">
            {name}
            {isSample && (
              <span className="font-normal text-ink-muted text-sm"> with made-up people, to try it out</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
