import { notFound } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { requestIdOf } from "@/lib/http/request-id";
import { readMarkdown } from "../../content/markdown";

/** `/docs/<page>.md`: a documentation page as Markdown. */
export async function GET(request: Request, { params }: { params: Promise<{ page: string }> }) {
  const { page } = await params;
  const found = (await readMarkdown()).find(({ slug }) => slug === page);
  if (!found) return answerError(notFound("page"), requestIdOf(request));
  return new Response(found.markdown, {
    headers: { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
