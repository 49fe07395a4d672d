import { Callout } from "@/components/ui/callout";
import { hasGaps, MarkdownText } from "./markdown-text";

/** A legal text, with a note on top while its operator has places left to fill in. */
export function LegalText({ markdown }: { markdown: string }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 lg:py-14">
      {hasGaps(markdown) && (
        <div className="mb-8">
          <Callout tone="warning" title="This text is not complete">
            The operator of this installation has not filled in the marked places yet.
          </Callout>
        </div>
      )}
      <MarkdownText markdown={markdown} />
    </div>
  );
}
