/** Replaces a secret wherever one would be stored or shown. */
export const mask = "••••";

/** Shorter secrets are not masked: that would blank out random words and protect nothing. */
const shortestSecret = 4;

/** Masks every secret in `text`, in plain, JSON-escaped and URL-encoded form. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .filter(({ length }) => length >= shortestSecret && length <= text.length)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((masked, form) => masked.replaceAll(form, mask), text);
}

/** Keeps enough of a signature to compare it visually, but too little to use it. */
export const maskSignature = (value: string): string => `${value.slice(0, 15)}${mask}`;
