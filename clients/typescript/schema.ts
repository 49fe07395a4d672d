/** Made from the API's description by `npm run client`: never edited by hand. */
export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authorization server metadata (RFC 8414)
         * @description Available without signing in.
         */
        get: operations["getAuthorizationServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the protected resource metadata of the customer API (RFC 9728)
         * @description Available without signing in.
         */
        get: operations["getProtectedResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the protected resource metadata of the MCP server (RFC 9728)
         * @description Available without signing in.
         */
        get: operations["getMcpResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the protected resource metadata of the MCP server at its short address (RFC 9728)
         * @description Available without signing in.
         */
        get: operations["getShortMcpResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/chat/oauth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OAuth callback of the chat: connects the channel and redirects to its page
         * @description Available without signing in.
         */
        get: operations["finishChatConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the service's health
         * @description Available without signing in.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out whether the process answers, without asking the database
         * @description Available without signing in.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out whether this instance can serve requests
         * @description Available without signing in.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description as OpenAPI 3.1
         * @description Available without signing in.
         */
        get: operations["getApiDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans available to customers
         * @description Available without signing in.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/postman-collection.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the customer API as a Postman collection
         * @description Available without signing in.
         */
        get: operations["getPostmanCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/schemas/flat-payload.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the JSON Schema 2020-12 of an automation or enrichment delivery's body
         * @description Available without signing in.
         */
        get: operations["getFlatPayloadSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/schemas/webhook-payload.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the JSON Schema 2020-12 of a webhook delivery's body
         * @description Available without signing in.
         */
        get: operations["getWebhookPayloadSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop mail of the link's kind; mail programs call it for one-click unsubscribe (RFC 8058)
         * @description Available without signing in.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/_authcheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check an access token: whose it is and what it allows
         * @description Any valid token may call it.
         */
        get: operations["checkAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List destinations, without their connection settings
         * @description Requires the scope `read:destinations`.
         */
        get: operations["listDestinations"];
        put?: never;
        /**
         * Add a destination
         * @description Requires the scope `write:destinations`. Send an `Idempotency-Key`, so that a retry does not repeat the work.
         */
        post: operations["createDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/destinations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a destination; its history is kept
         * @description Requires the scope `write:destinations`.
         */
        delete: operations["deleteDestination"];
        options?: never;
        head?: never;
        /**
         * Rename, pause, resume or reroute a destination
         * @description Requires the scope `write:destinations`.
         */
        patch: operations["updateDestination"];
        trace?: never;
    };
    "/api/v1/icp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace's ideal customer profile
         * @description Requires the scope `read:icp`.
         */
        get: operations["getIcp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List intelligence reports, newest first
         * @description Requires the scope `read:intelligence`.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an account report; reports under 30 days old are free
         * @description Requires the scope `write:intelligence`. Send an `Idempotency-Key`, so that a retry does not repeat the work.
         */
        post: operations["startAccountReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account report; poll until its status is ready or failed
         * @description Requires the scope `read:intelligence`.
         */
        get: operations["getAccountReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a person report; reports under 30 days old are free
         * @description Requires the scope `write:intelligence`. Send an `Idempotency-Key`, so that a retry does not repeat the work.
         */
        post: operations["startPersonReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person report; poll until its status is ready or failed
         * @description Requires the scope `read:intelligence`.
         */
        get: operations["getPersonReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a client of the customer API; it stays pending until approved
         * @description Available without signing in.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signals, newest first
         * @description Requires the scope `read:signals`.
         */
        get: operations["listSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signal
         * @description Requires the scope `read:signals`.
         */
        get: operations["getSignal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources with their results for the period
         * @description Requires the scope `read:sources`.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace's usage this month and last month, without costs
         * @description Requires the scope `read:usage`.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watched posts, newest first
         * @description Requires the scope `read:watchlist`.
         */
        get: operations["listWatchlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a person for access; open it in their browser
         * @description Available without signing in.
         */
        get: operations["authorizeApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an app that asks people for access (RFC 7591)
         * @description Available without signing in.
         */
        post: operations["registerApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke one of the client's tokens (RFC 7009)
         * @description For API clients and connected apps.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token with client credentials, a code or a refresh token
         * @description For API clients and connected apps.
         */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    signal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signal sent to a webhook destination
         * @description Sent with POST, or with PUT or PATCH if the destination is configured so. Any 2xx means success. 401 and 403 pause the destination, 410 deactivates it, and any other status is retried.
         */
        post: operations["deliverSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountReport: {
            /** @description What was seen in the last 90 days, newest first. */
            activity: components["schemas"]["ReportTimeline"] | null;
            authors?: components["schemas"]["ReportAuthor"][];
            /** @description Up to 12 people with a say, by title. `committee` groups them by role, with evidence. */
            buyingCommittee: components["schemas"]["CommitteeMember"][];
            /** @description What changed since the last report about this company; no items in a first report. */
            changes: components["schemas"]["ReportChanges"] | null;
            /** @description The roles of a purchase: who fills them by which evidence, what is covered, and whom to look for. */
            committee: components["schemas"]["CommitteeCoverage"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description How well the company fits the ideal customer profile; null until the report is ready. */
            disposition: ("qualified" | "borderline" | "disqualified" | "insufficient_data") | null;
            /** @description All reasons for the disposition, as one text. */
            dispositionReason: string | null;
            /** @description The reasons for the disposition, one by one. */
            dispositionReasons: components["schemas"]["DispositionReason"][];
            /** @description What went wrong; null unless the run failed. */
            error: string | null;
            firmographics: {
                employeeCount: number | null;
                industry: string | null;
                location: string | null;
                networkUrl: string;
                summary: string | null;
                website: string | null;
            } | null;
            /** @description The record that the firmographics come from. */
            firmographicsSources: components["schemas"]["ReportSource"][];
            /** Format: uuid */
            id: string;
            intent?: components["schemas"]["ReportIntent"];
            name: string;
            /** @description Whom to write to first, why, and with which opener. */
            nextStep: components["schemas"]["ReportNextStep"] | null;
            ownWords?: components["schemas"]["ReportQuote"][];
            plan?: components["schemas"]["ReportPlanStep"][];
            readyAt: string | null;
            rivals?: components["schemas"]["ReportRival"][];
            slug: string;
            /**
             * @description `ready` when the report can be read. A `failed` run refunds its credits.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @description What they engage with, by the posts under their engagements, most engagements first. */
            topics: components["schemas"]["ReportTopic"][];
            /** @constant */
            type: "account";
            /** @description The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice. */
            version: (1 | 2) | null;
        };
        AppRegistration: {
            /**
             * @description Shown to the person who is asked. Must be on one line.
             * @default Unnamed app
             */
            client_name?: string;
            /** @description Must include `authorization_code`. */
            grant_types?: string[];
            /** @description `https`, `http` on the person's computer (any port matches), or the scheme of a desktop app. */
            redirect_uris: string[];
            /** @description Must include `code`. */
            response_types?: string[];
            /** @description Scope names separated by spaces. The person decides what is granted. */
            scope?: string;
        };
        AuthCheck: {
            _meta: {
                /**
                 * @description `live` for the workspace's own data, `sample` for the sample data that pending clients see.
                 * @enum {string}
                 */
                mode: "live" | "sample";
            };
            oauth: {
                clientId: string;
                scopes: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
            };
            /** @constant */
            ok: true;
            workspace: {
                name: string;
            };
        };
        AuthorizationServer: {
            /** Format: uri */
            authorization_endpoint: string;
            /** @constant */
            authorization_response_iss_parameter_supported: true;
            code_challenge_methods_supported: string[];
            grant_types_supported: string[];
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            registration_endpoint: string;
            response_modes_supported: string[];
            response_types_supported: string[];
            /** Format: uri */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: string[];
            scopes_supported: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
            /** Format: uri */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
        };
        /** @description `apiKey`: enter both the header's name and its key. */
        AutomationConfig: {
            /** @description The key. Send it together with `apiKeyHeader`. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end. */
            apiKey?: string;
            /** @description The header that carries the key, for example `x-make-apikey`. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case. */
            apiKeyHeader?: string;
            /**
             * @description How field names are written: `signal_id`, `signalId` or both. New destinations have both.
             * @enum {string}
             */
            keys?: "snake_case" | "camelCase" | "both";
            /**
             * Format: uri
             * @description The tool's hook. It receives flat JSON.
             */
            url: string;
        };
        ChatConfig: {
            /** @description The channel's name, for the portal. */
            channel?: string;
            /** @description The team's name, for the portal. */
            team?: string;
            /**
             * Format: uri
             * @description The channel's incoming webhook.
             */
            webhookUrl: string;
        };
        CommitteeCoverage: {
            /** @description The same as a sentence. */
            coverage: components["schemas"]["ReportClaim"];
            /** @description How many of the expected roles have at least one person. */
            covered: number;
            /** @description How many roles a purchase at a company of this size usually has. */
            expected: number;
            roles: components["schemas"]["CommitteeRole"][];
        };
        CommitteeGap: {
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
            /** @description Job titles to look for, fitting your profile and the company's size. */
            titles: string[];
        };
        CommitteeMember: {
            name: string;
            networkUrl: string;
            persona: ("administration" | "business_development" | "consulting" | "customer_success" | "engineering" | "finance" | "founder" | "human_resources" | "information_technology" | "legal" | "marketing" | "operations" | "product" | "project_management" | "purchasing" | "revenue_operations" | "sales" | "other") | null;
            reason: string;
            /** @enum {string} */
            role: "economic_buyer" | "decision_maker" | "influencer" | "practitioner";
            seniority: ("junior" | "professional" | "senior" | "lead" | "director" | "executive") | null;
            /** @description Signals from this person in this workspace in the last 90 days. */
            signalsCount: number;
            /** @description The record that the role is read from. */
            sources: components["schemas"]["ReportSource"][];
            title: string | null;
        };
        CommitteeRole: {
            /** @description Whether a purchase at a company of this size usually has this role. */
            expected: boolean;
            /** @description Whom to look for; null if the role is filled or not expected. */
            gap: components["schemas"]["CommitteeGap"] | null;
            /** @description Who fills the role, most evidence first. */
            people: components["schemas"]["CommitteeRoleMember"][];
            /** @enum {string} */
            role: "economic_buyer" | "decision_maker" | "champion" | "user" | "gatekeeper";
        };
        CommitteeRoleMember: {
            confirmed?: boolean;
            /** @description Engagements in the last 90 days. */
            engagements: number;
            /** @description Why this person fills the role. */
            evidence: components["schemas"]["ReportClaim"][];
            name: string;
            networkUrl: string;
            title: string | null;
        };
        DispositionReason: {
            /**
             * @description Which rule it comes from.
             * @enum {string}
             */
            code: "competitor" | "own_company" | "excluded" | "industry" | "company_size" | "no_icp" | "no_criteria" | "intent" | "no_intent" | "refusal";
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        EnrichmentWebhookConfig: {
            /**
             * @description How field names are written: `signal_id`, `signalId` or both. New destinations have both.
             * @enum {string}
             */
            keys?: "snake_case" | "camelCase" | "both";
            /** @description The table's token, if it requires one. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end. */
            token?: string;
            /**
             * Format: uri
             * @description The table's hook. It receives flat JSON.
             */
            url: string;
        };
        ErrorBody: {
            /** @description The invalid fields; present only for invalid input. */
            details?: {
                message: string;
                path: string;
            }[];
            /** @description Machine-readable error code. */
            error: string;
            /** @description Human-readable message. Its wording may change. */
            message: string;
            /** @description The response's `X-Request-Id`. */
            requestId: string;
        };
        Health: {
            checks: {
                /** @enum {string} */
                database: "ok" | "down" | "read_only";
                /** @enum {string} */
                engine: "ok" | "unknown";
            };
            /** @description When the job engine last called a function here, to about 10 seconds; null if it never has. */
            engineLastCallAt: string | null;
            /** @description Number of items set aside in the last day because processing them fails every time, at most 1,000; null while the database does not respond. */
            setAside: number | null;
            /** @enum {string} */
            status: "ok" | "degraded";
            /** Format: date-time */
            time: string;
            version: string;
        };
        Liveness: {
            /** @constant */
            status: "live";
        };
        Meta: {
            /** @description In sample mode: where a person can see to it that the data becomes live, and what to call the link. */
            cta?: {
                text: string;
                /** Format: uri */
                url: string;
            };
            /**
             * @description `live` for the workspace's own data, `sample` for the sample data that pending clients see.
             * @enum {string}
             */
            mode: "live" | "sample";
            /** @description In sample mode: why, and what to do about it. */
            notice?: string;
        };
        NewAccountReport: {
            /** @description The address of a company's page on a network of this installation, as a browser shows it, or its last part, such as `company/northwind`. Anything else returns 400. */
            companyUrl: string;
        };
        NewAutomationDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["AutomationConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "automation";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NewChatDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["ChatConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "chat";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NewDestination: components["schemas"]["NewWebhookDestination"] | components["schemas"]["NewAutomationDestination"] | components["schemas"]["NewEnrichmentWebhookDestination"] | components["schemas"]["NewChatDestination"] | components["schemas"]["NewSpreadsheetDestination"] | components["schemas"]["NewNotesDestination"];
        NewEnrichmentWebhookDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["EnrichmentWebhookConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "enrichment_webhook";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NewNotesDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["NotesConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "notes";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NewPersonReport: {
            /** @description The address of a person's profile on a network of this installation, as a browser shows it, or its last part, such as `in/dana-field`. Anything else returns 400. */
            personUrl: string;
            /**
             * Format: uuid
             * @description The account report that this report is started from, to record the lineage.
             */
            sourceCompanyReportId?: string;
        };
        NewSpreadsheetDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["SpreadsheetConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "spreadsheet";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NewWebhookDestination: {
            /** @description Settings of this kind of destination. Never returned. */
            config: components["schemas"]["WebhookConfig"];
            /**
             * @description The kind of tool that receives signals. It decides what `config` contains. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            destinationType: "webhook";
            /** @description What people call it. Must be on one line. */
            name: string;
            /** @description Which signals are sent automatically; all signals if omitted. */
            routing?: components["schemas"]["Routing"];
        };
        NotableFlag: {
            /**
             * Format: date-time
             * @description When it happened, or when the profile was read that says so.
             */
            at: string;
            /** @enum {string} */
            flag: "asked_recently" | "evaluates_recently" | "stated_problem_recently" | "repeated_interest" | "engages_with_competitor" | "engages_with_you" | "recent_job_change" | "hiring" | "open_to_work" | "sells" | "writes_about_it" | "refuses";
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        NotesConfig: {
            /** @description The database's ID or address. */
            databaseId: string;
            /** @description The token of an integration that the database is shared with. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end. */
            integrationToken: string;
            /** @description Which field of a signal fills which property of the database. Map at least one property. At most 100 properties can be mapped. */
            mapping: {
                [key: string]: "signalId" | "personName" | "personCompany" | "strength" | "whyItMatters" | "signalDetailUrl" | "tags" | "personTitle" | "personLocation" | "personProfileUrl" | "personNetworkUrl" | "companyEmployeeCount" | "companyIndustry" | "companyWebsite" | "companySummary" | "icpPersona" | "icpSeniority" | "icpConfidence" | "icpScore" | "signalType" | "postExcerpt" | "summary" | "postSummary" | "suggestedOpener" | "talkingPoints" | "writtenBy" | "engagement" | "sourcePostUrl" | "relatedSignals" | "occurredAt" | "engagedAt" | "createdAt" | "assignee" | "stage";
            };
        };
        OAuthErrorBody: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "unauthorized_client" | "unsupported_grant_type" | "invalid_grant" | "invalid_scope" | "invalid_target" | "invalid_redirect_uri" | "invalid_client_metadata" | "rate_limited" | "server_error" | "try_again";
            error_description: string;
        };
        PersonReport: {
            /** @description What was seen in the last 90 days, newest first. */
            activity: components["schemas"]["ReportTimeline"] | null;
            /** @description Who they are to you, argued from evidence: `claims` holds the reasoning sentence by sentence. */
            aiRead: {
                claims: components["schemas"]["ReportClaim"][];
                /** @enum {string} */
                classification: "buyer" | "influencer" | "not_relevant" | "unknown";
                reasoning: string;
            } | null;
            /** @description How to approach the person, and an opener. */
            approach: components["schemas"]["ReportApproach"] | null;
            changes?: components["schemas"]["ReportChanges"];
            /** Format: date-time */
            createdAt: string;
            /** @description What went wrong; null unless the run failed. */
            error: string | null;
            /** Format: uuid */
            id: string;
            intent?: components["schemas"]["ReportIntent"];
            name: string;
            notable: {
                hiring: boolean;
                openToWork: boolean;
                recentJobChange: boolean;
            } | null;
            /** @description What is worth noting, each with its evidence and date. */
            notableFlags: components["schemas"]["NotableFlag"][];
            ownWords?: components["schemas"]["ReportQuote"][];
            plan?: components["schemas"]["ReportPlanStep"][];
            profile: {
                about: string | null;
                companyNetworkUrl: string | null;
                currentCompany: string | null;
                currentTitle: string | null;
                headline: string | null;
                location: string | null;
                networkUrl: string;
            } | null;
            /** @description The record that the profile comes from. */
            profileSources: components["schemas"]["ReportSource"][];
            /** @description How much public activity was analyzed. The activity itself is not returned. */
            rawActivityCount: number | null;
            readyAt: string | null;
            rivals?: components["schemas"]["ReportRival"][];
            signals: components["schemas"]["ReportedSignal"][];
            slug: string;
            /** @description The account report that this report was started from. */
            sourceCompanyReportId: string | null;
            /**
             * @description `ready` when the report can be read. A `failed` run refunds its credits.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @description The current role, and how long they have held it. */
            tenure: components["schemas"]["ReportTenure"] | null;
            /** @description What they engage with, by the posts under their engagements, most engagements first. */
            topics: components["schemas"]["ReportTopic"][];
            /** @constant */
            type: "person";
            /** @description The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice. */
            version: (1 | 2) | null;
        };
        ProtectedResource: {
            authorization_servers: string[];
            bearer_methods_supported: "header"[];
            /** Format: uri */
            resource: string;
            scopes_supported: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
        };
        PublicPlan: {
            annualPriceCents: number | null;
            caps: {
                destinations: number | null;
                seats: number | null;
                sources: number | null;
                tagCategories: number;
                tagValuesPerCategory: number;
            };
            creditsPerMonth: number | null;
            currency: string;
            icpEditing: boolean;
            interval: string;
            name: string;
            paygEnabled: boolean;
            priceCents: number;
            signalStacking: boolean;
            /** @enum {string} */
            slug: "trial" | "starter" | "growth" | "scale" | "internal";
        };
        Readiness: {
            reason: string | null;
            /** @enum {string} */
            status: "ready" | "not_ready";
        };
        RegisteredApp: {
            client_id: string;
            /** @description Unix time in seconds. */
            client_id_issued_at: number;
            client_name: string;
            grant_types: string[];
            redirect_uris: string[];
            response_types: string[];
            scope: string;
            /**
             * @description An app has no secret: PKCE proves that it asked.
             * @constant
             */
            token_endpoint_auth_method: "none";
        };
        RegisteredClient: {
            /**
             * @description Until the platform approves the client, it reads sample data.
             * @constant
             */
            approval_status: "pending";
            /** Format: uri */
            authorization_endpoint: string;
            client_id: string;
            /** @description Unix time in seconds. */
            client_id_issued_at: number;
            client_name: string;
            /** @description Shown only once. */
            client_secret: string;
            /**
             * @description 0: the secret never expires.
             * @constant
             */
            client_secret_expires_at: 0;
            granted_scopes: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
            notice: string;
            scope: string;
            /** Format: uri */
            token_endpoint: string;
        };
        Registration: {
            /** @description Must be on one line. */
            client_name: string;
            /** @description Must be on one line. */
            company_name?: string;
            /**
             * Format: email
             * @description Also taken as `registrant_email`. It must be an email address. A domain in another script is turned into its ASCII form.
             */
            contact_email: string;
            /** @description Your own profile on the network: a person, not a company. Also taken as `registrant_network_url`. The address of a person's profile on a network of this installation, as a browser shows it, or its last part, such as `in/dana-field`. Anything else returns 400. */
            network_url: string;
            /**
             * @description Where members who connect this client may be sent back to from `/oauth2/authorize`: https, or http on this computer (`localhost` or `127.0.0.1`).
             * @default []
             */
            redirect_uris?: string[];
            /** @description Scope names, as a list or separated by spaces; all read scopes if omitted. Unknown ones are left out. */
            scope?: string | string[];
        };
        ReportApproach: {
            /** @description What to do, in the order of a conversation. */
            advice: components["schemas"]["ReportClaim"][];
            opener: components["schemas"]["ReportOpener"] | null;
        };
        ReportAuthor: {
            /** @enum {string} */
            kind: "author" | "vendor";
            name: string;
            networkUrl: string;
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
            title: string | null;
        };
        ReportChange: {
            /** @enum {string} */
            kind: "disposition" | "company_facts" | "new_person" | "new_signal" | "stronger_evidence" | "new_need" | "refusal" | "new_rival" | "role";
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        ReportChanges: {
            /** @description The changes, most important first. */
            items: components["schemas"]["ReportChange"][];
            /** @description How many more changes there are than are listed. */
            more: number;
            previousReportId: string | null;
            /** @description When the last report was ready; null for a first report. */
            since: string | null;
        };
        ReportClaim: {
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        ReportedSignal: {
            /**
             * Format: date-time
             * @description When the signal was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the person did what the signal is about, in UTC.
             */
            engagedAt: string;
            /** Format: uuid */
            id: string;
            person: {
                company: string | null;
                location: string | null;
                name: string;
                networkUrl: string;
                title: string | null;
            };
            /** @description How strong and urgent it is, from 1 to 10. */
            strength: number;
            /** @description A suggested first sentence for a message to the person. */
            suggestedOpener: string;
            /** @description Three talking points for the conversation. */
            talkingPoints: string[];
            /**
             * @description The type of source it came from and what the person did there.
             * @enum {string}
             */
            type: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            /** @description Why this person matters, and why now. */
            whyItMatters: string;
        };
        ReportIntent: {
            claims: components["schemas"]["ReportClaim"][];
            /** @enum {string} */
            level: "strong" | "some" | "none" | "refused";
            people: number;
        };
        ReportNextStep: {
            /**
             * @description `write` to the person, `find` someone with one of the titles, or `skip` the company.
             * @enum {string}
             */
            action: "write" | "find" | "skip";
            /** @description The first sentences of a message; null if nothing is known to open with. */
            opener: components["schemas"]["ReportOpener"] | null;
            person: components["schemas"]["ReportPerson"] | null;
            /** @description Job titles to look for; empty unless the action is `find`. */
            titles: string[];
            /** @description Why this step. */
            why: components["schemas"]["ReportClaim"][];
        };
        ReportOpener: {
            /**
             * @description The language of the opener: that of the post.
             * @enum {string}
             */
            language: "en" | "de" | "fr" | "es" | "it" | "nl" | "pt";
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        ReportPerson: {
            name: string;
            networkUrl: string;
            title: string | null;
        };
        ReportPlanStep: {
            /** @enum {string} */
            action: "write" | "write_next" | "find_out" | "find" | "avoid";
            ask: string | null;
            person: components["schemas"]["ReportPerson"] | null;
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        ReportPost: {
            author: string;
            authorNetworkUrl: string | null;
            /** @description The beginning of the post. */
            excerpt: string;
            /** @description The post's ID here, or its URL if only the network has it. */
            id: string;
            /** Format: date-time */
            postedAt: string;
            url: string;
        };
        ReportQuote: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "reaction" | "comment" | "post";
            /** @enum {string} */
            meaning: "asks" | "evaluates" | "states_problem" | "shares_experience" | "agrees" | "filler" | "reacts" | "sells" | "seeks_job" | "refuses";
            person: components["schemas"]["ReportPerson"];
            post: components["schemas"]["ReportPost"];
            probability: number | null;
            sources: components["schemas"]["ReportSource"][];
            text: string;
        };
        ReportRival: {
            /** Format: date-time */
            at: string;
            isCompetitor: boolean;
            name: string;
            person: components["schemas"]["ReportPerson"];
            quote: string;
            sources: components["schemas"]["ReportSource"][];
            /** @enum {string} */
            stance: "leaves" | "compares" | "complains" | "praises" | "uses" | "mentions";
            url: string;
        };
        ReportRow: {
            /** @description People of the buying committee. */
            committeeSize: number | null;
            /** Format: date-time */
            createdAt: string;
            currentCompany: string | null;
            currentTitle: string | null;
            disposition: ("qualified" | "borderline" | "disqualified" | "insufficient_data") | null;
            employeeCount: number | null;
            /** Format: uuid */
            id: string;
            industry: string | null;
            name: string;
            signalsCount: number | null;
            slug: string;
            /**
             * @description `ready` when the report can be read. A `failed` run refunds its credits.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @enum {string} */
            type: "account" | "person";
        };
        ReportSource: {
            /**
             * Format: date-time
             * @description When it happened, or when the record was read, set or created.
             */
            date: string;
            /** @description The record's ID in this workspace; null if only the network has it. */
            id: string | null;
            /**
             * @description `engagement`, `signal` and `post` were seen on the network, `profile` and `company` were read there. `source`, `icp` and `report` are your workspace's own.
             * @enum {string}
             */
            kind: "engagement" | "signal" | "post" | "profile" | "company" | "source" | "icp" | "report";
            /** @description Where it can be seen on the network; null for records that only exist here. */
            url: string | null;
        };
        ReportTenure: {
            /** @description How many full months ago that was; null if the profile does not say. */
            months: number | null;
            /** @description The records that support it. */
            sources: components["schemas"]["ReportSource"][];
            /** @description When the position began; null if the profile does not say. */
            startedAt: string | null;
            /** @description What is said, in one or two sentences. */
            text: string;
        };
        ReportTimeline: {
            entries: components["schemas"]["ReportTimelineEntry"][];
            /** @description How many more engagements there are than are listed. */
            more: number;
            /**
             * Format: date-time
             * @description The earliest time that was looked at.
             */
            since: string;
        };
        ReportTimelineEntry: {
            /** @description What the person did, in words. */
            action: string;
            /** Format: date-time */
            at: string;
            /** @description The ID of the engagement, or of the post if the person wrote it. */
            id: string;
            /** @enum {string} */
            kind: "reaction" | "comment" | "post";
            /**
             * @description What it says about their interest.
             * @enum {string}
             */
            meaning: "asks" | "evaluates" | "states_problem" | "shares_experience" | "agrees" | "filler" | "reacts" | "sells" | "seeks_job" | "refuses";
            person: components["schemas"]["ReportPerson"];
            /** @description The post; null if it is no longer kept. */
            post: components["schemas"]["ReportPost"] | null;
            /** @description The signal that it belongs to; null if there is none. */
            signalId: string | null;
            /** @description The strength of that signal, from 1 to 10. */
            strength: number | null;
            /** @description The person's own words in a comment; null for everything else. */
            text: string | null;
        };
        ReportTopic: {
            /** @description How many engagements are with posts about it. */
            count: number;
            ownWords?: number;
            /** @description The newest posts about it. */
            posts: components["schemas"]["ReportPost"][];
            said?: string;
            /** @description The engagements that count. */
            sources: components["schemas"]["ReportSource"][];
            /**
             * @description What the strongest of these engagements says.
             * @enum {string}
             */
            strongest: "asks" | "evaluates" | "states_problem" | "shares_experience" | "agrees" | "filler" | "reacts" | "sells" | "seeks_job" | "refuses";
            /** @description A phrase from the posts. */
            topic: string;
        };
        RevocationRequest: {
            /** @description Required here unless the credentials are sent with HTTP Basic. */
            client_id?: string;
            /** @description Required here unless the credentials are sent with HTTP Basic. Connected apps have none. */
            client_secret?: string;
            token: string;
            token_type_hint?: string;
        };
        Routing: {
            /** @description Only signals with these classifications. */
            classifications?: ("buyer" | "influencer")[];
            /** @description Older signals are not sent. */
            maxAgeHours?: number;
            /** @description Only signals with at least this fit. */
            minIcp?: number;
            /** @description Only signals with at least this strength. */
            minStrength?: number;
            /**
             * @description `manual` sends only the signals that people send manually.
             * @enum {string}
             */
            mode: "auto" | "manual";
            /** @description Sends a signal again when stronger evidence changes it; false if omitted. */
            resendWhenStronger?: boolean;
            /** @description Only signals of these types. */
            signalTypes?: ("TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT")[];
            /** @description Only signals from sources of these types. */
            sourceTypes?: ("target_person" | "keyword_search" | "own_company" | "competitor_company")[];
            /** @description IDs of tag values. A signal must have at least one of them. */
            tags?: string[];
        };
        SpreadsheetConfig: {
            /** @description The tab that rows are added to. */
            sheetName: string;
            /** @description The spreadsheet's ID or address. Share it with our service account as an editor first. */
            spreadsheetId: string;
        };
        Started: {
            /** @description True if a report under 30 days old exists. No credits were spent. */
            cached: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            /**
             * @description `ready` when the report can be read. A `failed` run refunds its credits.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @enum {string} */
            type: "account" | "person";
        };
        StartedReport: {
            _meta: components["schemas"]["Meta"];
            /** @description True if a report under 30 days old exists. No credits were spent. */
            cached: boolean;
            /** @description The same and more, as other responses have it. */
            data: components["schemas"]["Started"];
            /** Format: uuid */
            id: string;
            slug: string;
            /**
             * @description `ready` when the report can be read. A `failed` run refunds its credits.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
        };
        TokenAnswer: {
            access_token: string;
            /** @description Lifetime in seconds. Request a new token before it expires. */
            expires_in: number;
            /** @description For connected apps: exchange it for the next tokens. Works once. Sent again within a minute, it gets the same tokens again. */
            refresh_token?: string;
            /** @description The token's scopes, separated by spaces. */
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        TokenRequest: {
            /** @description Required here unless the credentials are sent with HTTP Basic. */
            client_id?: string;
            /** @description Required here unless the credentials are sent with HTTP Basic. Connected apps have none. */
            client_secret?: string;
            /** @description With `authorization_code`: the code that the browser brought; works once. */
            code?: string;
            /** @description With `authorization_code`: what the code challenge was made from (PKCE). */
            code_verifier?: string;
            /** @description `client_credentials`; for connected apps `authorization_code` or `refresh_token`. */
            grant_type: string;
            /** @description With `authorization_code`: the same as in the authorization request. */
            redirect_uri?: string;
            /** @description With `refresh_token`: the last one issued; works once. */
            refresh_token?: string;
            /** @description For connected apps: the resource that the token is for (RFC 8707); this API if omitted. */
            resource?: string;
            /** @description Scope names separated by spaces; everything that was granted if omitted. */
            scope?: string;
        };
        V1CreatedDestination: {
            /** @description Failed deliveries since the last success. */
            consecutiveFailures: number;
            /**
             * @description Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "degraded" | "failing" | "action_required";
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            name: string;
            /** @description Present if an active destination of the same kind sends to the same address. */
            notice?: string;
            /** @description Which signals are sent automatically. */
            routing: components["schemas"]["Routing"];
            /** @description Signs each webhook delivery. Shown only once. */
            signatureSecret?: string;
            /** @enum {string} */
            type: "webhook" | "automation" | "enrichment_webhook" | "chat" | "spreadsheet" | "notes";
        };
        V1Destination: {
            /** @description Failed deliveries since the last success. */
            consecutiveFailures: number;
            /**
             * @description Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "degraded" | "failing" | "action_required";
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            name: string;
            /** @description Which signals are sent automatically. */
            routing: components["schemas"]["Routing"];
            /** @enum {string} */
            type: "webhook" | "automation" | "enrichment_webhook" | "chat" | "spreadsheet" | "notes";
        };
        /** @description Provide at least one field to change. */
        V1DestinationChange: {
            /** @description `false` pauses it, `true` resumes it. */
            isActive?: boolean;
            /** @description The new name. Must be on one line. */
            name?: string;
            /** @description Which signals are sent automatically from now on; replaces all rules. */
            routing?: components["schemas"]["Routing"];
        };
        V1Icp: {
            /** @description Other criteria, in the workspace's own words. */
            additionalContext: string | null;
            /**
             * Format: uuid
             * @description The ID of the profile.
             */
            id: string;
            /** @description Maximum number of employees; null for no limit. */
            maxEmployees: number | null;
            /** @description Minimum number of employees; null for no limit. */
            minEmployees: number | null;
            targetIndustries: string[];
            targetPersonas: string[];
            targetSeniority: string[];
            targetTitles: string[];
        };
        V1Signal: {
            /**
             * Format: date-time
             * @description When the signal was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the person did what the signal is about, in UTC.
             */
            engagedAt: string;
            engagement: {
                /** Format: date-time */
                engagedAt: string;
                /** @enum {string} */
                kind: "reaction" | "comment" | "post";
                /**
                 * @description What it says, as it was read.
                 * @enum {string}
                 */
                meaning: "asks" | "evaluates" | "states_problem" | "shares_experience" | "agrees" | "filler" | "reacts" | "sells" | "seeks_job" | "refuses";
                /** @description What the person wrote; null for a reaction. */
                text: string | null;
            };
            /** @description How the person fits the ideal customer profile. */
            icp: {
                /** @description From 0 to 100; null if there is no score. */
                compositeScore: number | null;
                /** @description `strong` from a score of 80, `good` from 60; null without a score. */
                fit: ("strong" | "good" | "partial") | null;
                persona: string | null;
            };
            /** Format: uuid */
            id: string;
            person: {
                company: string | null;
                location: string | null;
                name: string;
                networkUrl: string;
                title: string | null;
            };
            /** @description The beginning of the post, at most 280 characters. */
            postPreview: string;
            /**
             * Format: uri
             * @description Link to the signal in the portal; in sample mode, to what the documentation says about sample data.
             */
            signalDetailUrl: string;
            /**
             * Format: uri
             * @description The post on the network.
             */
            sourcePostUrl: string;
            /** @description How strong and urgent it is, from 1 to 10. */
            strength: number;
            /** @description A suggested first sentence for a message to the person. */
            suggestedOpener: string;
            /** @description Who did what, and where it was found. */
            summary: string;
            /** @description Three talking points for the conversation. */
            talkingPoints: string[];
            /**
             * @description The type of source it came from and what the person did there.
             * @enum {string}
             */
            type: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            /** @description Why this person matters, and why now. */
            whyItMatters: string;
            /**
             * @description Whether rules or a language model wrote the opener and why it matters.
             * @enum {string}
             */
            writtenBy: "rules" | "model";
        };
        V1Source: {
            /** Format: date-time */
            createdAt: string;
            displayName: string;
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            /** @description The canonical network URL of the person or company; null for a keyword search. */
            networkUrl: string | null;
            /** @description Number of those posts that were relevant enough to watch. */
            qualifiedPosts: number;
            /** @description Number of signals in the period. */
            signalCount: number;
            /** @description Average strength of the period's signals, to one decimal; null if there are none. */
            strengthScore: number | null;
            /** @description Number of posts found in the period. */
            totalPosts: number;
            /** @enum {string} */
            type: "target_person" | "keyword_search" | "own_company" | "competitor_company";
        };
        V1Usage: {
            /** @description What was found and is watched: the figures of the same names, and `sourcesActive`. */
            activity: {
                activeSources: number;
                postsMonitored: number;
                signalsLastMonth: number;
                signalsThisMonth: number;
            };
            /** @description How many times sources were checked for posts, in total. */
            discoveryRunsToDate: number;
            /** @description When something last happened; null if nothing has yet. */
            lastActivityAt: string | null;
            /** @description Whether `systemStatus` is `operational`. */
            operational: boolean;
            postsMonitored: number;
            postsThisMonth: number;
            signalsLastMonth: number;
            signalsThisMonth: number;
            sourcesActive: number;
            /** @enum {string} */
            systemStatus: "operational" | "out_of_credits" | "budget_reached" | "daily_limit_reached" | "payment_overdue";
        };
        V1WatchedPost: {
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * @description `qualified`: waiting for the first harvest; `harvesting`: waiting for the next one; `max_harvests`: no harvests left.
             * @enum {string}
             */
            lifecycleStatus: "qualified" | "harvesting" | "max_harvests";
            /** @description The beginning of the post. */
            preview: string;
            /** @description How relevant the post is to the ideal customer profile, from 0 to 100. */
            relevanceScore: number;
            /** Format: uuid */
            sourceId: string;
            /** @description The name of the source that found it. */
            sourceName: string;
            url: string;
        };
        WebhookApiKeyAuth: {
            /** @description The header that carries the key. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case. */
            header: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "api_key";
            /** @description The key. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end. */
            value: string;
        };
        WebhookAuth: components["schemas"]["WebhookNoAuth"] | components["schemas"]["WebhookBearerAuth"] | components["schemas"]["WebhookBasicAuth"] | components["schemas"]["WebhookApiKeyAuth"] | components["schemas"]["WebhookHeadersAuth"];
        WebhookBasicAuth: {
            /** @description Control characters are not allowed. */
            password: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "basic";
            /** @description Sent with the password as `Authorization: Basic`. No colons. Control characters are not allowed. A user name cannot contain a colon. */
            username: string;
        };
        WebhookBearerAuth: {
            /** @description Sent as `Authorization: Bearer <token>`. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end. */
            token: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bearer";
        };
        /** @description `headers` must not name the header that authenticates. With the authentication `headers`, add the headers that authenticate a delivery. */
        WebhookConfig: {
            /**
             * @description How requests authenticate. With `headers`, your own headers contain the credentials.
             * @default {
             *       "type": "none"
             *     }
             */
            auth?: components["schemas"]["WebhookAuth"];
            /**
             * @description Additional headers. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case. Refused if a header is listed twice, in any case.
             * @default {}
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description `POST`, `PUT` or `PATCH`.
             * @default POST
             * @enum {string}
             */
            method?: "POST" | "PUT" | "PATCH";
            /**
             * Format: uri
             * @description Where signals are sent. HTTPS in production.
             */
            url: string;
        };
        WebhookHeadersAuth: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "headers";
        };
        WebhookNoAuth: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "none";
        };
        /** Signal delivery */
        WebhookPayload: {
            assignee: {
                email: string;
                name: string | null;
            } | null;
            companyEmployeeCount: number | null;
            companyIndustry: string | null;
            companySummary: string | null;
            companyWebsite: string | null;
            /**
             * Format: date-time
             * @description When the signal was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The same as `occurredAt`, by the name that the API uses.
             */
            engagedAt: string;
            engagement: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "reaction" | "comment" | "post";
                text?: string;
            };
            /** @description From 0 to 1. */
            icpConfidence: number | null;
            icpPersona: string | null;
            /** @description How well the person fits the ideal customer profile, from 0 to 100. */
            icpScore: number | null;
            icpSeniority: string | null;
            /**
             * Format: date-time
             * @description When the person took the action that created the signal.
             */
            occurredAt: string;
            personCompany: string | null;
            personLocation: string | null;
            personName: string;
            /**
             * Format: uri
             * @description The same as `personProfileUrl`, by another name.
             */
            personNetworkUrl: string;
            /** Format: uri */
            personProfileUrl: string;
            personTitle: string | null;
            postExcerpt: string;
            /** @description The same as `summary`, by another name. */
            postSummary: string;
            /** @description Other signals from the same company. */
            relatedSignals: {
                /** Format: date-time */
                createdAt: string;
                /** Format: uuid */
                id: string;
                personName: string;
                strength: number;
                /** @enum {string} */
                type: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            }[];
            /**
             * Format: uri
             * @description Link to the signal in the portal.
             */
            signalDetailUrl: string;
            /**
             * Format: uuid
             * @description The same value as in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`, which end in `:2`, `:3` and so on when a stronger signal is sent again.
             */
            signalId: string;
            /** @enum {string} */
            signalType: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            /** Format: uri */
            sourcePostUrl: string;
            /** @enum {string} */
            stage: "new" | "working" | "contacted" | "won" | "not_a_fit";
            /** @description How strong and urgent it is, from 1 to 10. */
            strength: number;
            suggestedOpener: string;
            /** @description Who did what, and where it was found. */
            summary: string;
            /** @description Tag value names, by category name. */
            tags: {
                [key: string]: string[];
            };
            talkingPoints: string[];
            whyItMatters: string;
            /**
             * @description Whether rules or a language model wrote the opener and why it matters.
             * @enum {string}
             */
            writtenBy: "rules" | "model";
        };
    };
    responses: {
        /**
         * @description `validation_error`: The input is invalid. `details` lists each field.
         *
         *     `invalid_json`: The body is not valid UTF-8 JSON.
         */
        "limited.400.invalid_json.validation_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "validation_error" | "invalid_json";
                };
            };
        };
        /** @description `validation_error`: The input is invalid. `details` lists each field. */
        "limited.400.validation_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "validation_error";
                };
            };
        };
        /** @description `not_found`: The resource does not exist or belongs to another workspace. */
        "limited.404.not_found": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "not_found";
                };
            };
        };
        /** @description `payload_too_large`: The body is larger than 256 KiB. */
        "limited.413.payload_too_large": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "payload_too_large";
                };
            };
        };
        /** @description `unsupported_media_type`: The `Content-Type` is not `application/json`. */
        "limited.415.unsupported_media_type": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "unsupported_media_type";
                };
            };
        };
        /** @description `rate_limited`: Too many requests. `Retry-After` says when to retry. */
        "limited.429.rate_limited": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "rate_limited";
                };
            };
        };
        /** @description `server_error`: Something went wrong on our side. Include `requestId` when you contact us. */
        "limited.500.server_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "server_error";
                };
            };
        };
        /** @description `try_again`: The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry. */
        "limited.503.try_again": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "try_again";
                };
            };
        };
        /** @description `validation_error`: The input is invalid. `details` lists each field. */
        "open.400.validation_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "validation_error";
                };
            };
        };
        /** @description `server_error`: Something went wrong on our side. Include `requestId` when you contact us. */
        "open.500.server_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "server_error";
                };
            };
        };
        /**
         * @description `validation_error`: The input is invalid. `details` lists each field.
         *
         *     `invalid_json`: The body is not valid UTF-8 JSON.
         */
        "v1.400.invalid_json.validation_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "validation_error" | "invalid_json";
                };
            };
        };
        /** @description `validation_error`: The input is invalid. `details` lists each field. */
        "v1.400.validation_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "validation_error";
                };
            };
        };
        /** @description `unauthorized`: The session or access token is missing, invalid or expired. */
        "v1.401.unauthorized": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "unauthorized";
                };
            };
        };
        /** @description `insufficient_credits`: The workspace does not have enough credits. */
        "v1.402.insufficient_credits": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "insufficient_credits";
                };
            };
        };
        /**
         * @description `client_denied`: The platform has denied this client.
         *
         *     `forbidden`: The caller may not do this: the token has no workspace, or the user or plan does not allow it.
         *
         *     `insufficient_scope`: The token lacks the required scope.
         *
         *     `workspace_inactive`: The workspace is not active yet, so it is read-only.
         *
         *     `client_pending`: The client is pending approval. Until it is approved, it reads sample data and cannot write destinations.
         */
        "v1.403.client_denied.client_pending.forbidden.insufficient_scope.workspace_inactive": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "client_denied" | "forbidden" | "insufficient_scope" | "workspace_inactive" | "client_pending";
                };
            };
        };
        /**
         * @description `client_denied`: The platform has denied this client.
         *
         *     `forbidden`: The caller may not do this: the token has no workspace, or the user or plan does not allow it.
         *
         *     `insufficient_scope`: The token lacks the required scope.
         */
        "v1.403.client_denied.forbidden.insufficient_scope": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "client_denied" | "forbidden" | "insufficient_scope";
                };
            };
        };
        /**
         * @description `client_denied`: The platform has denied this client.
         *
         *     `forbidden`: The caller may not do this: the token has no workspace, or the user or plan does not allow it.
         *
         *     `insufficient_scope`: The token lacks the required scope.
         *
         *     `workspace_inactive`: The workspace is not active yet, so it is read-only.
         */
        "v1.403.client_denied.forbidden.insufficient_scope.workspace_inactive": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "client_denied" | "forbidden" | "insufficient_scope" | "workspace_inactive";
                };
            };
        };
        /** @description `not_found`: The resource does not exist or belongs to another workspace. */
        "v1.404.not_found": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "not_found";
                };
            };
        };
        /** @description `idempotency_key_reused`: The `Idempotency-Key` was used for a different request in the last 24 hours. */
        "v1.409.idempotency_key_reused": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "idempotency_key_reused";
                };
            };
        };
        /**
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for a different request in the last 24 hours.
         *
         *     `plan_destination_cap_reached`: The plan's active destination limit is reached.
         */
        "v1.409.idempotency_key_reused.plan_destination_cap_reached": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "idempotency_key_reused" | "plan_destination_cap_reached";
                };
            };
        };
        /**
         * @description `plan_destination_cap_reached`: The plan's active destination limit is reached.
         *
         *     `test_required`: The destination was paused because deliveries failed. A successful test resumes it.
         */
        "v1.409.plan_destination_cap_reached.test_required": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "plan_destination_cap_reached" | "test_required";
                };
            };
        };
        /** @description `payload_too_large`: The body is larger than 256 KiB. */
        "v1.413.payload_too_large": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "payload_too_large";
                };
            };
        };
        /** @description `unsupported_media_type`: The `Content-Type` is not `application/json`. */
        "v1.415.unsupported_media_type": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "unsupported_media_type";
                };
            };
        };
        /** @description `rate_limited`: Too many requests. `Retry-After` says when to retry. */
        "v1.429.rate_limited": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "rate_limited";
                };
            };
        };
        /**
         * @description `no_plan`: The workspace has no plan. This is an error on our side.
         *
         *     `server_error`: Something went wrong on our side. Include `requestId` when you contact us.
         */
        "v1.500.no_plan.server_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "no_plan" | "server_error";
                };
            };
        };
        /** @description `server_error`: Something went wrong on our side. Include `requestId` when you contact us. */
        "v1.500.server_error": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "server_error";
                };
            };
        };
        /** @description `upstream_failure`: An upstream service failed. */
        "v1.502.upstream_failure": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "upstream_failure";
                };
            };
        };
        /**
         * @description `not_configured`: This is not configured on this installation.
         *
         *     `try_again`: The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry.
         */
        "v1.503.not_configured.try_again": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "not_configured" | "try_again";
                };
            };
        };
        /** @description `try_again`: The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry. */
        "v1.503.try_again": {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"] & {
                    /** @enum {string} */
                    error?: "try_again";
                };
            };
        };
    };
    parameters: {
        /** @description 1 to 255 printable characters of your choice. Repeating the same request with the same key within 24 hours returns the first response again. */
        IdempotencyKey: string;
        /** @description The `ETag` of a response you already have. */
        IfNoneMatch: string;
        /** @description Like `X-User`, for download links. */
        User: string;
        /** @description Like `X-Workspace`, for download links. */
        Workspace: string;
        /** @description Your own ID for the request, for finding it later. */
        XRequestId: string;
        /** @description The ID of the user that your page shows. If the session belongs to someone else by now, the request is refused with 409 `workspace_changed`. */
        XUser: string;
        /** @description The ID of the workspace that your page shows, or `none`. If the session has switched to another one, the request is refused with 409 `workspace_changed`. */
        XWorkspace: string;
    };
    requestBodies: never;
    headers: {
        /** @description How long the response may be cached. */
        "Cache-Control": string;
        /** @description Identifies this version of the response. Send it in `If-None-Match` to get a 304 if nothing has changed. */
        ETag: string;
        /** @description `true` if this is the stored response to an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replay": "true";
        /** @description The page to redirect to. */
        Location: string;
        /** @description Remaining requests for each limit: `"client";r=59;t=60` means 59 requests left in the next 60 seconds. */
        RateLimit: string;
        /** @description Each limit: `"client";q=60;w=60` means 60 requests per 60 seconds. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before retrying. */
        "Retry-After": number;
        /** @description How to authenticate (RFC 6750; RFC 7617 at the token endpoints). */
        "WWW-Authenticate": string;
        /** @description Identifies this request in logs. A valid `X-Request-Id` sent by the caller is returned unchanged. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthorizationServer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
            400: components["responses"]["open.400.validation_error"];
            500: components["responses"]["open.500.server_error"];
        };
    };
    getProtectedResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedResource"];
                };
            };
            400: components["responses"]["open.400.validation_error"];
            500: components["responses"]["open.500.server_error"];
        };
    };
    getMcpResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedResource"];
                };
            };
            400: components["responses"]["open.400.validation_error"];
            500: components["responses"]["open.500.server_error"];
        };
    };
    getShortMcpResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedResource"];
                };
            };
            400: components["responses"]["open.400.validation_error"];
            500: components["responses"]["open.500.server_error"];
        };
    };
    finishChatConnection: {
        parameters: {
            query?: {
                /** @description The authorization code; works once. */
                code?: string;
                /** @description Why the authorization failed. */
                error?: string;
                /** @description The `state` from the address that the browser was sent to. */
                state?: string;
            };
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to a page of the portal */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["open.500.server_error"];
            /** @description The database does not respond. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            500: components["responses"]["open.500.server_error"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["open.500.server_error"];
            /** @description Requests should go to another instance; `reason` says why. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getApiDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["limited.400.validation_error"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicPlan"][];
                    };
                };
            };
            400: components["responses"]["limited.400.validation_error"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    getPostmanCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["limited.400.validation_error"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    getFlatPayloadSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["limited.400.validation_error"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    getWebhookPayloadSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["limited.400.validation_error"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The token from the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["limited.400.validation_error"];
            404: components["responses"]["limited.404.not_found"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    checkAuth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthCheck"];
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    listDestinations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Destination"][];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    createDestination: {
        parameters: {
            query?: {
                /** @description `return` answers 200 with an active destination of the same kind at this address, if there is one. */
                onDuplicate?: "return";
            };
            header?: {
                /** @description 1 to 255 printable characters of your choice. Repeating the same request with the same key within 24 hours returns the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDestination"];
            };
        };
        responses: {
            /** @description An active destination of the same kind sends to this address. Nothing was created. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1CreatedDestination"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1CreatedDestination"];
                    };
                };
            };
            400: components["responses"]["v1.400.invalid_json.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.client_pending.forbidden.insufficient_scope.workspace_inactive"];
            409: components["responses"]["v1.409.idempotency_key_reused.plan_destination_cap_reached"];
            413: components["responses"]["v1.413.payload_too_large"];
            415: components["responses"]["v1.415.unsupported_media_type"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.no_plan.server_error"];
            503: components["responses"]["v1.503.not_configured.try_again"];
        };
    };
    deleteDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The ID of the destination. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.client_pending.forbidden.insufficient_scope.workspace_inactive"];
            404: components["responses"]["v1.404.not_found"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The ID of the destination. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V1DestinationChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Destination"];
                    };
                };
            };
            400: components["responses"]["v1.400.invalid_json.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.client_pending.forbidden.insufficient_scope.workspace_inactive"];
            404: components["responses"]["v1.404.not_found"];
            409: components["responses"]["v1.409.plan_destination_cap_reached.test_required"];
            413: components["responses"]["v1.413.payload_too_large"];
            415: components["responses"]["v1.415.unsupported_media_type"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.no_plan.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getIcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Icp"];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            404: components["responses"]["v1.404.not_found"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Number of rows per page. Must be between 1 and 100. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Matches anywhere in the name of the company or person. */
                q?: string;
                /** @description `account` for reports about companies, `person` for reports about people. */
                type?: "all" | "account" | "person";
            };
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["ReportRow"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    startAccountReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 printable characters of your choice. Repeating the same request with the same key within 24 hours returns the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountReport"];
            };
        };
        responses: {
            /** @description A report under 30 days old exists. No credits were spent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReport"];
                };
            };
            400: components["responses"]["v1.400.invalid_json.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            402: components["responses"]["v1.402.insufficient_credits"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope.workspace_inactive"];
            409: components["responses"]["v1.409.idempotency_key_reused"];
            413: components["responses"]["v1.413.payload_too_large"];
            415: components["responses"]["v1.415.unsupported_media_type"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            502: components["responses"]["v1.502.upstream_failure"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getAccountReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The ID of the account report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["AccountReport"];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            404: components["responses"]["v1.404.not_found"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    startPersonReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 printable characters of your choice. Repeating the same request with the same key within 24 hours returns the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonReport"];
            };
        };
        responses: {
            /** @description A report under 30 days old exists. No credits were spent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replay": components["headers"]["Idempotent-Replay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReport"];
                };
            };
            400: components["responses"]["v1.400.invalid_json.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            402: components["responses"]["v1.402.insufficient_credits"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope.workspace_inactive"];
            404: components["responses"]["v1.404.not_found"];
            409: components["responses"]["v1.409.idempotency_key_reused"];
            413: components["responses"]["v1.413.payload_too_large"];
            415: components["responses"]["v1.415.unsupported_media_type"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            502: components["responses"]["v1.502.upstream_failure"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getPersonReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The ID of the person report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["PersonReport"];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            404: components["responses"]["v1.404.not_found"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
            400: components["responses"]["limited.400.invalid_json.validation_error"];
            413: components["responses"]["limited.413.payload_too_large"];
            415: components["responses"]["limited.415.unsupported_media_type"];
            429: components["responses"]["limited.429.rate_limited"];
            500: components["responses"]["limited.500.server_error"];
            503: components["responses"]["limited.503.try_again"];
        };
    };
    listSignals: {
        parameters: {
            query?: {
                /** @description Number of rows per page. Must be between 1 and 100. */
                limit?: number;
                /** @description Only signals with at least this strength. Must be between 0 and 10. */
                minStrength?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Only signals of this type, for example `OWN_COMPANY_COMMENT`, or group of types: `OWN_COMPANY`, `COMPETITOR_COMPANY`, `COMPANY_PAGE` (both), `KEYWORD_SEARCH` or `TARGET_PERSON`, also with an ending, as in `COMPANY_PAGE_COMMENT`. */
                type?: string;
            };
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Signal"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description The ID of the signal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Signal"];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            404: components["responses"]["v1.404.not_found"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description The period of the figures, in days. */
                period?: "7" | "30" | "all";
            };
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Source"][];
                        total: number;
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Usage"];
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    listWatchlist: {
        parameters: {
            query?: {
                /** @description Number of rows per page. Must be between 1 and 100. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: {
                /** @description The `ETag` of a response you already have. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1WatchedPost"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not modified since the response identified by `If-None-Match`. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["v1.400.validation_error"];
            401: components["responses"]["v1.401.unauthorized"];
            403: components["responses"]["v1.403.client_denied.forbidden.insufficient_scope"];
            429: components["responses"]["v1.429.rate_limited"];
            500: components["responses"]["v1.500.server_error"];
            503: components["responses"]["v1.503.try_again"];
        };
    };
    authorizeApp: {
        parameters: {
            query?: {
                /** @description The app's ID, from its registration. */
                client_id?: string;
                /** @description SHA-256 of the code verifier, in base64url (PKCE). */
                code_challenge?: string;
                /** @description `S256`. */
                code_challenge_method?: string;
                /** @description Where to send the browser afterwards: one of the registered addresses. */
                redirect_uri?: string;
                /** @description The resource to ask for (RFC 8707); the whole API if omitted. */
                resource?: string;
                /** @description `code`. */
                response_type?: string;
                /** @description Scope names separated by spaces; all read scopes if omitted. */
                scope?: string;
                /** @description Any text; sent back unchanged with the browser, so that the app recognizes its own request. */
                state?: string;
            };
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to a page of the portal */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    registerApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRegistration"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredApp"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request" | "invalid_redirect_uri" | "invalid_client_metadata";
                    };
                };
            };
            /** @description The body is larger than 256 KiB. */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description Too many requests. `Retry-After` says when to retry. */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "rate_limited";
                    };
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "server_error";
                    };
                };
            };
            /** @description The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "try_again";
                    };
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RevocationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request" | "unauthorized_client";
                    };
                };
            };
            /** @description The client credentials are missing or wrong. */
            401: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_client";
                    };
                };
            };
            /** @description The body is larger than 256 KiB. */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description Too many requests. `Retry-After` says when to retry. */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "rate_limited";
                    };
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "server_error";
                    };
                };
            };
            /** @description The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "try_again";
                    };
                };
            };
        };
    };
    requestToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own ID for the request, for finding it later. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request" | "invalid_grant" | "invalid_scope" | "invalid_target" | "unauthorized_client" | "unsupported_grant_type";
                    };
                };
            };
            /** @description The client credentials are missing or wrong. */
            401: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_client";
                    };
                };
            };
            /** @description The body is larger than 256 KiB. */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description Too many requests. `Retry-After` says when to retry. */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "rate_limited";
                    };
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "server_error";
                    };
                };
            };
            /** @description The database is busy or unavailable, or a query took too long. `Retry-After` says when to retry. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"] & {
                        /** @enum {string} */
                        error?: "try_again";
                    };
                };
            };
        };
    };
    deliverSignal: {
        parameters: {
            query?: never;
            header: {
                /** @description The signal's ID, followed by `:2`, `:3` and so on when it is sent again because it became stronger. Retries of a delivery have the same key. */
                "Idempotency-Key": string;
                /** @description The signal's ID, under its Standard Webhooks name. */
                "webhook-id": string;
                /** @description `v1,` followed by the Standard Webhooks signature. */
                "webhook-signature": string;
                /** @description When the delivery was sent, as Unix time in seconds. */
                "webhook-timestamp": string;
                /** @description The signal's ID. */
                "X-Service-Delivery": string;
                /** @description `sha256=` followed by the HMAC-SHA256 of the raw body in hex, keyed with the whole secret. */
                "X-Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not accepted. The delivery is retried, except after 401, 403 and 410. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
