/** The scripts of the Postman collection: they store what later requests need, and say why a request was refused. */

interface Script {
  listen: "prerequest" | "test";
  script: { type: "text/javascript"; exec: string[] };
}

const script = (listen: Script["listen"], ...exec: string[]): Script => ({
  listen,
  script: { type: "text/javascript", exec },
});

const store = (name: string, value: string) => `pm.collectionVariables.set("${name}", ${value});`;
const body = "const body = pm.response.json();";
/** Stores a field of a successful response. */
const keep = (name: string, value: string) =>
  script("test", `if (pm.response.code < 300) {`, body, store(name, value), "}");
/** Stores the ID of the list's first matching row, if there is one. */
const keepFirst = (name: string, type?: string) => [
  `const ${name} = (body.data || []).find((row) => ${type ? `row.type === "${type}"` : "row.id"});`,
  `if (${name}) ${store(name, `${name}.id`)}`,
];

/** By operation ID. */
const scripts: Record<string, Script[]> = {
  // Refusals that depend on the client's approval and scopes are expected.
  everyRequest: [
    script(
      "test",
      'const refusals = ["client_pending", "workspace_inactive", "insufficient_scope", "not_found"];',
      'const text = pm.response.text() || "{}";',
      'const error = text.startsWith("{") ? JSON.parse(text).error : text;',
      'pm.test("is answered", () => pm.expect([undefined, ...refusals], text).to.include(error));',
    ),
  ],
  registerClient: [
    script("prerequest", 'if (pm.variables.get("clientId")) pm.execution.skipRequest();'),
    script("test", body, store("clientId", "body.client_id"), store("clientSecret", "body.client_secret")),
  ],
  requestToken: [
    script(
      "test",
      'pm.test("returns a token", () => pm.response.to.have.status(200));',
      store("accessToken", "pm.response.json().access_token"),
    ),
  ],
  listSignals: [script("test", body, ...keepFirst("signalId"))],
  listReports: [
    script(
      "test",
      body,
      ...keepFirst("accountReportId", "account"),
      ...keepFirst("personReportId", "person"),
    ),
  ],
  startAccountReport: [keep("accountReportId", "body.id")],
  startPersonReport: [keep("personReportId", "body.id")],
  createDestination: [keep("destinationId", "body.data.id")],
};

/** The scripts of an operation, or of every request. */
export const scriptsOf = (id: string): Script[] => scripts[id] ?? [];
