/** Descriptions of the fields of registration, tokens and connected apps, by component. */
export const oauthFieldMeanings: Record<string, Record<string, string>> = {
  TokenRequest: {
    grant_type: "`client_credentials`; for connected apps `authorization_code` or `refresh_token`.",
    client_id: "Required here unless the credentials are sent with HTTP Basic.",
    client_secret: "Required here unless the credentials are sent with HTTP Basic. Connected apps have none.",
    scope: "Scope names separated by spaces; everything that was granted if omitted.",
    code: "With `authorization_code`: the code that the browser brought; works once.",
    redirect_uri: "With `authorization_code`: the same as in the authorization request.",
    code_verifier: "With `authorization_code`: what the code challenge was made from (PKCE).",
    refresh_token: "With `refresh_token`: the last one issued; works once.",
    resource: "For connected apps: the resource that the token is for (RFC 8707); this API if omitted.",
  },
  TokenAnswer: {
    expires_in: "Lifetime in seconds. Request a new token before it expires.",
    scope: "The token's scopes, separated by spaces.",
    refresh_token:
      "For connected apps: exchange it for the next tokens. Works once. Sent again within a minute, it gets the same tokens again.",
  },
  AppRegistration: {
    redirect_uris:
      "`https`, `http` on the person's computer (any port matches), or the scheme of a desktop app.",
    client_name: "Shown to the person who is asked.",
    grant_types: "Must include `authorization_code`.",
    response_types: "Must include `code`.",
    scope: "Scope names separated by spaces. The person decides what is granted.",
  },
  RegisteredApp: {
    client_id_issued_at: "Unix time in seconds.",
    token_endpoint_auth_method: "An app has no secret: PKCE proves that it asked.",
  },
  ConnectedApp: {
    name: "As the app calls itself.",
    scopes: "What it may do at present: never more than its member.",
    owner: "The member it acts for.",
    lastUsedAt: "To the minute.",
  },
  AppConnection: {
    request: "The query string that the app sent to the authorization endpoint.",
    customerId: "The workspace to connect the app to.",
    scopes: "What to allow, out of what the app asks for and the role includes.",
  },
  Registration: {
    network_url: "Your own profile on the network: a person, not a company.",
    scope: "All read scopes if omitted.",
    redirect_uris: "Stored for reference only; no supported grant uses them.",
  },
  RegisteredClient: {
    client_secret: "Shown only once.",
    client_id_issued_at: "Unix time in seconds.",
    client_secret_expires_at: "0: the secret never expires.",
    approval_status: "Until the platform approves the client, it reads sample data.",
  },
};
