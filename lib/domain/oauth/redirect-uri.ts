/** Where an app may have people sent back to. */

/**
 * Schemes without a dot that known desktop apps registered with the operating system. RFC 8252 asks for reversed domain
 * names, such as `com.example.app`, which are allowed anyway; other schemes may start anything.
 */
const desktopSchemes = [
  "claude",
  "cursor",
  "goose",
  "jetbrains",
  "kiro",
  "lmstudio",
  "raycast",
  "trae",
  "vscode",
  "vscode-insiders",
  "warp",
  "windsurf",
  "zed",
];

const isLoopback = ({ hostname }: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** Why a redirect URI cannot be registered; null if it can. */
export function redirectUriProblem(uri: string): string | null {
  if (!/^[\x21-\x7e]+$/.test(uri) || /["<>\\^`{|}]/.test(uri) || !URL.canParse(uri)) {
    return "A redirect URI is not a valid absolute URI.";
  }
  const url = new URL(uri);
  if (uri.includes("#")) return "A redirect URI may not have a fragment.";
  if (url.username || url.password) return "A redirect URI may not contain credentials.";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:") {
    return isLoopback(url)
      ? null
      : "A redirect URI with http must be on this computer: localhost or 127.0.0.1.";
  }
  const scheme = url.protocol.slice(0, -1);
  return desktopSchemes.includes(scheme) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(scheme)
    ? null
    : "A redirect URI must use https, http on this computer, or the scheme of a desktop app, such as com.example.app.";
}

/**
 * Whether a requested redirect URI is a registered one: the same text, except for the port on this computer, which the
 * app chooses when it starts (RFC 8252, section 7.3).
 */
export const isRegisteredUri = (registered: readonly string[], asked: string): boolean =>
  registered.some((uri) => uri === asked || isSameLoopback(uri, asked));

function isSameLoopback(registered: string, asked: string): boolean {
  if (redirectUriProblem(asked) !== null) return false;
  const [one, other] = [new URL(registered), new URL(asked)];
  if (one.protocol !== "http:" || !isLoopback(one)) return false;
  one.port = "";
  other.port = "";
  return one.href === other.href;
}

/** Whether it leads to another website, rather than to a program on the person's computer. */
export const isWebsite = (uri: string): boolean => uri.toLowerCase().startsWith("https:");

/** The redirect URI with the answer's parameters; its own query stays as it is. */
export function withAnswer(uri: string, answer: Record<string, string | undefined>): string {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${uri}${uri.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}

/** Where a person is sent, in words: a host, this computer, or a desktop app. */
export function describeDestination(uri: string): string {
  const url = new URL(uri);
  if (url.protocol === "https:") return url.host;
  if (url.protocol === "http:") return `a program on this computer (${url.host})`;
  return `the desktop app that opens ${url.protocol}// addresses`;
}
