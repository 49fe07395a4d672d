/** The part of the API's description that clients are generated from. */
import { describeApi } from "@/lib/http/openapi/describe";
import type { ApiDescription, DocumentedOperation } from "@/lib/http/openapi/document";
import { isExample } from "@/lib/http/openapi/schemas";
import type { SurfaceName } from "@/lib/http/openapi/surfaces";

/** Operations that customer programs call, without those the portal calls for signed-in users. */
const forPrograms: SurfaceName[] = ["Customer API", "Tokens", "Public"];
const isForPrograms = ({ tags: [tag] }: DocumentedOperation) => forPrograms.some((name) => name === tag);

/** The description of the operations that programs call, with the schemas that they use, without examples. */
export async function describeForPrograms(): Promise<ApiDescription> {
  const description = withoutExamples(await describeApi("http://localhost:3000"));
  const paths = Object.entries(description.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) => isForPrograms(operation));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  return withoutUnused({ ...description, paths: Object.fromEntries(paths) });
}

const withoutExamples = (description: ApiDescription): ApiDescription =>
  JSON.parse(JSON.stringify(description, (key, value) => (isExample(key, value) ? undefined : value)));

/** Removes the schemas and responses that nothing references. */
function withoutUnused(description: ApiDescription): ApiDescription {
  const { components, ...rest } = description;
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g)) {
      const key = `${kind}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      follow(JSON.stringify(kind === "schemas" ? components.schemas[name] : components.responses[name]));
    }
  };
  follow(JSON.stringify(rest));
  const only = <T>(kind: string, all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`)));
  return {
    ...rest,
    components: {
      ...components,
      schemas: only("schemas", components.schemas),
      responses: only("responses", components.responses),
    },
  };
}
