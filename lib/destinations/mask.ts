/** What stands for a secret wherever one would be stored or shown. */
export const mask = "••••";

/** Shorter texts are left alone: masking them would blank out words at random and protect nothing. */
const shortestSecret = 4;

/** Replaces every secret in `text`, as it is and as JSON and URLs would write it. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .filter(({ length }) => length >= shortestSecret && length <= text.length)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((masked, form) => masked.replaceAll(form, mask), text);
}

/** Enough of a signature to compare it by eye, and too little to use it. */
export const maskSignature = (value: string): string => `${value.slice(0, 15)}${mask}`;
