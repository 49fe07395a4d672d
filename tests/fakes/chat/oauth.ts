/** The chat's consent page and token endpoint. */
import { randomBytes } from "node:crypto";
import type { Workspace } from "./workspace";

export interface ChatApp {
  clientId: string;
  clientSecret: string;
  /** Addresses that browsers may be redirected to; any address if empty. */
  redirectUris: readonly string[];
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const page = (status: number, content: string): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: `<!doctype html><html lang="en"><title>Chat</title><main>${content}</main></html>`,
});
const json = (body: unknown): Reply => ({
  status: 200,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(body),
});

/** What a user agreed to; its code can be exchanged once. */
interface Consent {
  channel: string;
  redirectUri: string;
}

export class ChatOAuth {
  readonly #codes = new Map<string, Consent>();

  constructor(
    private readonly app: ChatApp,
    private readonly workspace: Workspace,
    private readonly url: () => string,
  ) {}

  /**
   * `GET /oauth/v2/authorize`: a consent page. With `decision=allow` (and a `channel`, else the first) or
   * `decision=deny`, as its buttons send, it redirects back.
   */
  authorize(query: URLSearchParams): Reply {
    const problem = this.#requestProblem(query);
    if (problem) return page(400, `<h1>Something went wrong</h1><p>${escapeHtml(problem)}</p>`);
    const decision = query.get("decision");
    if (decision === null) return this.#ask(query);
    const redirectUri = query.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    const state = query.get("state");
    if (state !== null) back.searchParams.set("state", state);
    if (decision === "allow") {
      const code = randomBytes(16).toString("hex");
      const channel = query.get("channel") ?? this.workspace.channels[0] ?? "";
      this.#codes.set(code, { channel, redirectUri });
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", "access_denied");
    return { status: 302, headers: { location: back.href }, body: "" };
  }

  /** `POST /api/oauth.v2.access`: refusals have status 200, as everywhere in this API. */
  access(form: URLSearchParams): Reply {
    const refuse = (error: string) => json({ ok: false, error });
    if (form.get("client_id") !== this.app.clientId) return refuse("invalid_client_id");
    if (form.get("client_secret") !== this.app.clientSecret) return refuse("bad_client_secret");
    const code = form.get("code") ?? "";
    const consent = this.#codes.get(code);
    if (!consent) return refuse("invalid_code");
    if (form.get("redirect_uri") !== consent.redirectUri) return refuse("bad_redirect_uri");
    this.#codes.delete(code);
    const { path, channel } = this.workspace.addWebhook(consent.channel);
    return json({
      ok: true,
      access_token: `xoxb-${randomBytes(12).toString("hex")}`,
      token_type: "bot",
      scope: "incoming-webhook",
      app_id: "A0FAKE",
      team: { id: "T0FAKE", name: this.workspace.name },
      enterprise: null,
      authed_user: { id: "U0FAKE" },
      incoming_webhook: {
        channel,
        channel_id: "C0FAKE",
        configuration_url: `${this.url()}/services/B0FAKE`,
        url: `${this.url()}${path}`,
      },
    });
  }

  #requestProblem(query: URLSearchParams): string | null {
    if (query.get("client_id") !== this.app.clientId) return "invalid client_id";
    if (query.get("scope") !== "incoming-webhook") return "invalid scope";
    const redirectUri = query.get("redirect_uri") ?? "";
    const { redirectUris } = this.app;
    const isKnown = redirectUris.length === 0 || redirectUris.includes(redirectUri);
    if (!URL.canParse(redirectUri) || !isKnown) return "redirect_uri did not match any configured URIs";
    const channel = query.get("channel");
    return channel === null || this.workspace.channels.includes(channel) ? null : "no such channel";
  }

  #ask(query: URLSearchParams): Reply {
    const hidden = [...query]
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join("");
    const options = this.workspace.channels.map((name) => `<option>${escapeHtml(name)}</option>`).join("");
    return page(
      200,
      `<h1>Connect ${escapeHtml(this.workspace.name)}</h1><form>${hidden}
      <label>Where should the app post? <select name="channel">${options}</select></label>
      <button name="decision" value="deny">Cancel</button>
      <button name="decision" value="allow">Allow</button></form>`,
    );
  }
}
