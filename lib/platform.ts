/** What Vercel says about a deployment in its own variables, `VERCEL_…`. */

type Source = Record<string, string | undefined>;

/** Whether this is a deployment on Vercel. Its variables are also pulled to developers' machines. */
const isDeployed = ({ VERCEL, VERCEL_ENV }: Source): boolean =>
  (VERCEL === "1" || VERCEL === "true") && VERCEL_ENV !== "development";

/** Whether this deployment shows a branch, beside production. */
export const isPreview = (source: Source): boolean => isDeployed(source) && source.VERCEL_ENV === "preview";

/**
 * The public URL of a deployment on Vercel: production's domain, and on a preview the branch's address, which stays the
 * same from deployment to deployment. Undefined elsewhere.
 */
export function platformUrl(source: Source): string | undefined {
  if (!isDeployed(source)) return undefined;
  const { VERCEL_ENV, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_BRANCH_URL, VERCEL_URL } = source;
  const host = VERCEL_ENV === "production" ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_BRANCH_URL || VERCEL_URL;
  return host ? `https://${host}` : undefined;
}

/** Settings that can't work on Vercel. */
export function findPlatformProblems(source: Source): { name: string; message: string }[] {
  if (!isDeployed(source)) return [];
  const problems = [];
  if (source.NODE_ENV === "production" && !source.VERCEL_ENV) {
    const message = "is missing: let the project expose its system environment variables";
    problems.push({ name: "VERCEL_ENV", message });
  }
  if (["1", "true"].includes(source.EMBEDDED ?? "")) {
    problems.push({ name: "EMBEDDED", message: "must not be set on Vercel: nothing embedded can run there" });
  }
  if (isPreview(source) && hostOf(source.APP_URL) === source.VERCEL_PROJECT_PRODUCTION_URL) {
    const message = "names production on a preview, whose links would lead there: set it for production only";
    problems.push({ name: "APP_URL", message });
  }
  return problems;
}

const hostOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : null;
