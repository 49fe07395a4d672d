/**
 * The cookie that keeps the beta notice dismissed in this browser; the server reads it, so the notice never flashes.
 */
export const betaCookie = "beta-dismissed";

const year = 31_536_000;

/** Dismisses the beta notice for a year. */
export function dismissBeta(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists on secure origins only.
  document.cookie = `${betaCookie}=1; Path=/; Max-Age=${year}; SameSite=Lax`;
}
