import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { languageName } from "@/lib/contracts/language-name";
import type { Opener as OpenerData } from "@/lib/contracts/v1/report-parts";
import { References } from "./claim";

/** The first sentences of a message, ready to copy. */
export function Opener({ opener }: { opener: OpenerData }) {
  const { text, language, sources } = opener;
  return (
    <figure className="mt-3 overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b py-1.5 pr-1.5 pl-3">
        <span className="flex items-center gap-2 font-medium text-ink-muted text-xs">
          Opener
          {language !== "en" && <Badge>{languageName(language)}</Badge>}
        </span>
        <span className="print:hidden">
          <CopyButton value={text} />
        </span>
      </figcaption>
      <blockquote lang={language} className="px-3 pt-2.5 pb-2 text-base text-ink">
        {text}
        <span className="mt-1.5 block">
          <References sources={sources} />
        </span>
      </blockquote>
    </figure>
  );
}
