/** Made from the API's description by `npm run client`: never edited by hand. */
export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where and how tokens are given (RFC 8414) */
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
        /** Who gives tokens for this API (RFC 9728) */
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
        /** Who gives tokens for the tools of agents (RFC 9728) */
        get: operations["getMcpResource"];
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
        /** Where the chat sends a browser back to: connects the channel, and leads on to its page */
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
        /** Whether the service answers */
        get: operations["getHealth"];
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
        /** This description, as OpenAPI 3.1 */
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
        /** List the plans that customers may choose */
        get: operations["listPlans"];
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
        /** The body of an automation or enrichment delivery, as JSON Schema 2020-12 */
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
        /** The body of a webhook delivery, as JSON Schema 2020-12 */
        get: operations["getWebhookPayloadSchema"];
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
        /** List destinations, without their connection settings */
        get: operations["listDestinations"];
        put?: never;
        /** Add a destination */
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
        /** Deactivate a destination; its history is kept */
        delete: operations["deleteDestination"];
        options?: never;
        head?: never;
        /** Rename, pause, resume or re-route a destination */
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
        /** The workspace's ideal customer profile */
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
        /** List intelligence reports, newest first */
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
        /** Start an account report; reports under 30 days old are free */
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
        /** One account report; poll it until its status is ready */
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
        /** Start a person report; reports under 30 days old are free */
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
        /** One person report; poll it until its status is ready */
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
        /** Register a client of the customer API, which then waits for approval */
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
        /** List signals, newest first */
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
        /** One signal */
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
        /** List sources with what they brought in the period */
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
        /** What the workspace did this month and last; no money figures */
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
        /** List watched posts, newest first */
        get: operations["listWatchlist"];
        put?: never;
        post?: never;
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
        /** End an access token of the client (RFC 7009) */
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
        /** Get an access token for a client's credentials */
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
         * A signal, sent to a webhook destination
         * @description Sent by POST, or by PUT or PATCH where the destination says so. Any 2xx is success. 401 and 403 pause the destination, 410 ends it, every other status is tried again.
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
            buyingCommittee: components["schemas"]["CommitteeMember"][];
            /** Format: date-time */
            createdAt: string;
            /** @description How well the company fits; null until the report is ready. */
            disposition: ("qualified" | "borderline" | "disqualified" | "insufficient_data") | null;
            dispositionReason: string | null;
            /** @description What went wrong, in words; null unless the run failed. */
            error: string | null;
            firmographics: {
                employeeCount: number | null;
                industry: string | null;
                location: string | null;
                networkUrl: string;
                summary: string | null;
                website: string | null;
            } | null;
            /** Format: uuid */
            id: string;
            name: string;
            readyAt: string | null;
            slug: string;
            /**
             * @description `ready` once it can be read; a `failed` run gives its credits back.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @constant */
            type: "account";
        };
        AuthorizationServer: {
            grant_types_supported: string[];
            /** Format: uri */
            issuer: string;
            response_types_supported: string[];
            /** Format: uri */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: string[];
            scopes_supported: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
            /** Format: uri */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
        };
        CommitteeMember: {
            name: string;
            networkUrl: string;
            persona: ("administration" | "business_development" | "consulting" | "customer_success" | "engineering" | "finance" | "founder" | "human_resources" | "information_technology" | "legal" | "marketing" | "operations" | "product" | "project_management" | "purchasing" | "revenue_operations" | "sales" | "other") | null;
            reason: string;
            /** @enum {string} */
            role: "economic_buyer" | "decision_maker" | "influencer" | "practitioner";
            seniority: ("junior" | "professional" | "senior" | "lead" | "director" | "executive") | null;
            /** @description Signals that the person made in this workspace in the last 90 days. */
            signalsCount: number;
            title: string | null;
        };
        ErrorBody: {
            /** @description What does not fit, field by field; only where the input is not valid. */
            details?: {
                message: string;
                path: string;
            }[];
            /** @description The code, for programs. */
            error: string;
            /** @description A sentence for people. Its words may change. */
            message: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
        };
        Health: {
            checks: {
                /** @enum {string} */
                database: "ok" | "down";
                /** @enum {string} */
                engine: "ok" | "unknown";
            };
            /** @enum {string} */
            status: "ok" | "degraded";
            /** Format: date-time */
            time: string;
            version: string;
        };
        Meta: {
            /**
             * @description `live` for the workspace's own data, `sample` for the bundled world that pending clients see.
             * @enum {string}
             */
            mode: "live" | "sample";
            /** @description In sample mode: why, and what to do. */
            notice?: string;
        };
        NewAccountReport: {
            companyUrl: string;
        };
        NewDestination: {
            /** @description Settings of the destination's own kind. For a webhook: `url`, and `method`, `auth` and `headers` where they differ from the default. Never returned. */
            config: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            destinationType: "webhook" | "automation" | "enrichment_webhook" | "chat" | "spreadsheet" | "notes";
            name: string;
            /** @description Which signals it is sent by itself; all of them without it. */
            routing?: components["schemas"]["Routing"];
        };
        NewPersonReport: {
            personUrl: string;
            /**
             * Format: uuid
             * @description The account report that led here, to keep the lineage.
             */
            sourceCompanyReportId?: string;
        };
        OAuthErrorBody: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "rate_limited" | "server_error" | "try_again";
            error_description: string;
        };
        PersonReport: {
            aiRead: {
                /** @enum {string} */
                classification: "buyer" | "influencer" | "not_relevant" | "unknown";
                reasoning: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What went wrong, in words; null unless the run failed. */
            error: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            notable: {
                hiring: boolean;
                openToWork: boolean;
                recentJobChange: boolean;
            } | null;
            profile: {
                about: string | null;
                companyNetworkUrl: string | null;
                currentCompany: string | null;
                currentTitle: string | null;
                headline: string | null;
                location: string | null;
                networkUrl: string;
            } | null;
            /** @description How much public activity was read; the activity itself is not returned. */
            rawActivityCount: number | null;
            readyAt: string | null;
            signals: components["schemas"]["V1Signal"][];
            slug: string;
            /** @description The account report that led here. */
            sourceCompanyReportId: string | null;
            /**
             * @description `ready` once it can be read; a `failed` run gives its credits back.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @constant */
            type: "person";
        };
        ProtectedResource: {
            authorization_servers: string[];
            bearer_methods_supported: "header"[];
            /** Format: uri */
            resource: string;
            scopes_supported: ("read:signals" | "read:sources" | "read:watchlist" | "read:icp" | "read:intelligence" | "read:usage" | "read:destinations" | "write:intelligence" | "write:destinations")[];
        };
        PublicPlan: {
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
        RegisteredClient: {
            /**
             * @description Until the platform approves it, the client reads sample data.
             * @constant
             */
            approval_status: "pending";
            client_id: string;
            /** @description Seconds since 1970. */
            client_id_issued_at: number;
            client_name: string;
            /** @description Shown this once. */
            client_secret: string;
            /**
             * @description 0: it never expires.
             * @constant
             */
            client_secret_expires_at: 0;
            notice: string;
            scope: string;
            /** Format: uri */
            token_endpoint: string;
        };
        Registration: {
            client_name: string;
            company_name?: string;
            contact_email: string;
            /** @description Your own profile on the network: of a person, not a company. */
            network_url: string;
            /**
             * @description Kept for the record: no grant that is given here uses them.
             * @default []
             */
            redirect_uris: string[];
            /**
             * @description Names separated by spaces; all read scopes without it.
             * @default read:signals read:sources read:watchlist read:icp read:intelligence read:usage read:destinations
             */
            scope: string;
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
             * @description `ready` once it can be read; a `failed` run gives its credits back.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @enum {string} */
            type: "account" | "person";
        };
        RevocationRequest: {
            client_id?: string;
            client_secret?: string;
            token: string;
            token_type_hint?: string;
        };
        Routing: {
            classifications?: ("buyer" | "influencer")[];
            /** @description Older signals are not sent. */
            maxAgeHours?: number;
            minIcp?: number;
            minStrength?: number;
            /**
             * @description `manual` is sent what people send by hand, and nothing else.
             * @enum {string}
             */
            mode: "auto" | "manual";
            signalTypes?: ("TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT")[];
            sourceTypes?: ("target_person" | "keyword_search" | "own_company" | "competitor_company")[];
            /** @description Ids of tag values, of which a signal needs one. */
            tags?: string[];
        };
        StartedReport: {
            _meta: components["schemas"]["Meta"];
            /** @description True where a report under 30 days old exists: nothing was spent. */
            cached: boolean;
            /** Format: uuid */
            id: string;
            slug: string;
            /**
             * @description `ready` once it can be read; a `failed` run gives its credits back.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
        };
        TokenAnswer: {
            access_token: string;
            /**
             * @description Seconds; ask for a new token before they have passed.
             * @constant
             */
            expires_in: 1800;
            /** @description What the token may do, separated by spaces. */
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        TokenRequest: {
            /** @description Here, unless the credentials come by HTTP Basic. */
            client_id?: string;
            /** @description Here, unless the credentials come by HTTP Basic. */
            client_secret?: string;
            /** @description `client_credentials`. */
            grant_type: string;
            /** @description Names separated by spaces; all of the client's without it. */
            scope?: string;
        };
        V1CreatedDestination: {
            /** @description Failed deliveries since the last success. */
            consecutiveFailures: number;
            /**
             * @description By what its last deliveries said; `action_required` means that it was paused and needs you.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "degraded" | "failing" | "action_required";
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            name: string;
            /** @description Which signals it is sent by itself. */
            routing: components["schemas"]["Routing"];
            /** @description Signs each delivery of a webhook. Shown this once. */
            signatureSecret?: string;
            /** @enum {string} */
            type: "webhook" | "automation" | "enrichment_webhook" | "chat" | "spreadsheet" | "notes";
        };
        V1Destination: {
            /** @description Failed deliveries since the last success. */
            consecutiveFailures: number;
            /**
             * @description By what its last deliveries said; `action_required` means that it was paused and needs you.
             * @enum {string}
             */
            health: "unknown" | "healthy" | "degraded" | "failing" | "action_required";
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            name: string;
            /** @description Which signals it is sent by itself. */
            routing: components["schemas"]["Routing"];
            /** @enum {string} */
            type: "webhook" | "automation" | "enrichment_webhook" | "chat" | "spreadsheet" | "notes";
        };
        V1DestinationChange: {
            isActive?: boolean;
            name?: string;
            routing?: components["schemas"]["Routing"];
        };
        V1Icp: {
            /** @description What else matters, in the workspace's own words. */
            additionalContext: string | null;
            /** @description Largest company; null for no limit. */
            maxEmployees: number | null;
            /** @description Smallest company; null for no limit. */
            minEmployees: number | null;
            targetIndustries: string[];
            targetPersonas: string[];
            targetSeniority: string[];
            targetTitles: string[];
        };
        V1Signal: {
            /**
             * Format: date-time
             * @description When the person became a signal, in UTC.
             */
            createdAt: string;
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
            /** @description A first sentence to write to them. */
            suggestedOpener: string;
            /** @description Three points to go on with. */
            talkingPoints: string[];
            /**
             * @description Which kind of source it came from, and what the person did there.
             * @enum {string}
             */
            type: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            /** @description Why this person, and why now. */
            whyItMatters: string;
        };
        V1Source: {
            displayName: string;
            /** Format: uuid */
            id: string;
            /** @description False while it is paused. */
            isActive: boolean;
            /** @description The canonical address of the person or company; null for a keyword search. */
            networkUrl: string | null;
            /** @description Those of them that were relevant enough to watch. */
            qualifiedPosts: number;
            /** @description Signals of the period. */
            signalCount: number;
            /** @description Mean strength of the period's signals, to one decimal; null without any. */
            strengthScore: number | null;
            /** @description Posts found in the period. */
            totalPosts: number;
            /** @enum {string} */
            type: "target_person" | "keyword_search" | "own_company" | "competitor_company";
        };
        V1Usage: {
            /** @description How often sources were asked for posts, ever. */
            discoveryRunsToDate: number;
            postsMonitored: number;
            postsThisMonth: number;
            signalsLastMonth: number;
            signalsThisMonth: number;
            sourcesActive: number;
            /** @enum {string} */
            systemStatus: "operational" | "out_of_credits" | "budget_reached";
        };
        V1WatchedPost: {
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * @description `qualified` waits for its first harvest, `harvesting` for its next, `max_harvests` had its last.
             * @enum {string}
             */
            lifecycleStatus: "qualified" | "harvesting" | "max_harvests";
            /** @description The beginning of the post. */
            preview: string;
            /** @description How relevant the post is to the profile, from 0 to 100. */
            relevanceScore: number;
            /** Format: uuid */
            sourceId: string;
            url: string;
        };
        /** Signal delivery */
        WebhookPayload: {
            companyEmployeeCount: number | null;
            companyIndustry: string | null;
            companySummary: string | null;
            companyWebsite: string | null;
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
            /** @description How well the person fits the profile, from 0 to 100. */
            icpScore: number | null;
            icpSeniority: string | null;
            /**
             * Format: date-time
             * @description When the person did what made the signal.
             */
            occurredAt: string;
            personCompany: string | null;
            personLocation: string | null;
            personName: string;
            /** Format: uri */
            personProfileUrl: string;
            personTitle: string | null;
            postExcerpt: string;
            /** @description Other signals of the same company, the stack. */
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
             * @description The signal in the portal.
             */
            signalDetailUrl: string;
            /**
             * Format: uuid
             * @description The same in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`.
             */
            signalId: string;
            /** @enum {string} */
            signalType: "TARGET_PERSON_REACTION" | "TARGET_PERSON_COMMENT" | "KEYWORD_SEARCH_REACTION" | "KEYWORD_SEARCH_COMMENT" | "KEYWORD_SEARCH_POST" | "OWN_COMPANY_REACTION" | "OWN_COMPANY_COMMENT" | "COMPETITOR_COMPANY_REACTION" | "COMPETITOR_COMPANY_COMMENT";
            /** Format: uri */
            sourcePostUrl: string;
            /** @description How strong and urgent it is, from 1 to 10. */
            strength: number;
            suggestedOpener: string;
            summary: string;
            /** @description Names of values by name of category. */
            tags: {
                [key: string]: string[];
            };
            talkingPoints: string[];
            whyItMatters: string;
        };
    };
    responses: {
        /** @description `validation_error`: Something that was sent does not fit; `details` names each field. */
        "400.validation_error": {
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
        /** @description `server_error`: Something went wrong on our side; `requestId` helps us find it. */
        "500.server_error": {
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
         * @description `validation_error`: Something that was sent does not fit; `details` names each field.
         *
         *     `invalid_json`: The body is not valid JSON in UTF-8.
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
        /** @description `validation_error`: Something that was sent does not fit; `details` names each field. */
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
        /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
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
        /** @description `rate_limited`: Too many requests; `Retry-After` says when to come back. */
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
        /** @description `server_error`: Something went wrong on our side; `requestId` helps us find it. */
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
        /** @description `try_again`: The database is busy or away, or a statement of this request took longer than it may; `Retry-After` says when to come back. */
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
        /**
         * @description `validation_error`: Something that was sent does not fit; `details` names each field.
         *
         *     `invalid_json`: The body is not valid JSON in UTF-8.
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
        /** @description `validation_error`: Something that was sent does not fit; `details` names each field. */
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
        /** @description `insufficient_credits`: The workspace has too few credits left. */
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
         *     `forbidden`: The caller is not allowed here: the token belongs to no workspace, or the user or plan may not do this.
         *
         *     `insufficient_scope`: The token lacks the scope that this needs.
         *
         *     `workspace_inactive`: The workspace is not active yet, so nothing can be written.
         *
         *     `client_pending`: The client waits for approval: until then it reads sample data and writes no destinations.
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
         *     `forbidden`: The caller is not allowed here: the token belongs to no workspace, or the user or plan may not do this.
         *
         *     `insufficient_scope`: The token lacks the scope that this needs.
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
         *     `forbidden`: The caller is not allowed here: the token belongs to no workspace, or the user or plan may not do this.
         *
         *     `insufficient_scope`: The token lacks the scope that this needs.
         *
         *     `workspace_inactive`: The workspace is not active yet, so nothing can be written.
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
        /** @description `not_found`: It does not exist, or belongs to another workspace. */
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
        /** @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request in the last 24 hours. */
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
         * @description `idempotency_key_reused`: The `Idempotency-Key` was used for another request in the last 24 hours.
         *
         *     `plan_destination_cap_reached`: The plan's active destinations are used up.
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
         * @description `plan_destination_cap_reached`: The plan's active destinations are used up.
         *
         *     `test_required`: The destination was paused for failing: a successful test resumes it.
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
        /** @description `unsupported_media_type`: The body is not sent as `application/json`. */
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
        /** @description `rate_limited`: Too many requests; `Retry-After` says when to come back. */
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
         * @description `no_plan`: The workspace has no plan: a fault on our side.
         *
         *     `server_error`: Something went wrong on our side; `requestId` helps us find it.
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
        /** @description `server_error`: Something went wrong on our side; `requestId` helps us find it. */
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
        /**
         * @description `not_configured`: This is not configured on this installation.
         *
         *     `try_again`: The database is busy or away, or a statement of this request took longer than it may; `Retry-After` says when to come back.
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
        /** @description `try_again`: The database is busy or away, or a statement of this request took longer than it may; `Retry-After` says when to come back. */
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
        /** @description 1 to 255 printable characters that you choose. The same key and request within 24 hours gets the first answer again. */
        IdempotencyKey: string;
        /** @description The `ETag` of an answer that you hold. */
        IfNoneMatch: string;
        /** @description Your own name for the request, to find it again. */
        XRequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description How long the answer may be kept. */
        "Cache-Control": string;
        /** @description Names this answer. Sent back in `If-None-Match`, an answer that has not changed is a 304. */
        ETag: string;
        /** @description `true` where the answer is that of an earlier request with the same `Idempotency-Key`. */
        "Idempotent-Replay": "true";
        /** @description The page to go on to. */
        Location: string;
        /** @description What is left of each limit: `"client";r=59;t=60` is 59 requests in the next 60 seconds. */
        RateLimit: string;
        /** @description Each limit: `"client";q=60;w=60` is 60 requests in 60 seconds. */
        "RateLimit-Policy": string;
        /** @description Seconds after which to try again. */
        "Retry-After": number;
        /** @description How to authenticate (RFC 6750, or RFC 7617 at the token endpoints). */
        "WWW-Authenticate": string;
        /** @description Names this request in logs. A valid one that was sent is answered again. */
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
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "issuer": "https://northwind.example",
                     *       "token_endpoint": "https://signals.example/oauth2/token",
                     *       "token_endpoint_auth_methods_supported": [
                     *         "text"
                     *       ],
                     *       "revocation_endpoint": "https://northwind.example",
                     *       "revocation_endpoint_auth_methods_supported": [
                     *         "text"
                     *       ],
                     *       "grant_types_supported": [
                     *         "text"
                     *       ],
                     *       "response_types_supported": [
                     *         "text"
                     *       ],
                     *       "scopes_supported": [
                     *         "read:signals"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
            400: components["responses"]["400.validation_error"];
            500: components["responses"]["500.server_error"];
        };
    };
    getProtectedResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "resource": "https://northwind.example",
                     *       "authorization_servers": [
                     *         "https://northwind.example"
                     *       ],
                     *       "scopes_supported": [
                     *         "read:signals"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProtectedResource"];
                };
            };
            400: components["responses"]["400.validation_error"];
            500: components["responses"]["500.server_error"];
        };
    };
    getMcpResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "resource": "https://northwind.example",
                     *       "authorization_servers": [
                     *         "https://northwind.example"
                     *       ],
                     *       "scopes_supported": [
                     *         "read:signals"
                     *       ],
                     *       "bearer_methods_supported": [
                     *         "header"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProtectedResource"];
                };
            };
            400: components["responses"]["400.validation_error"];
            500: components["responses"]["500.server_error"];
        };
    };
    finishChatConnection: {
        parameters: {
            query?: {
                /** @description Stands for what was agreed to; works once. */
                code?: string;
                /** @description Why nothing was agreed to. */
                error?: string;
                /** @description The `state` of the address that the browser was sent to. */
                state?: string;
            };
            header?: {
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Led on to a page of the portal */
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
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "time": "2026-03-02T09:30:00.000Z",
                     *       "checks": {
                     *         "database": "ok",
                     *         "engine": "ok"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["500.server_error"];
            /** @description The database does not answer. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "time": "2026-03-02T09:30:00.000Z",
                     *       "checks": {
                     *         "database": "ok",
                     *         "engine": "ok"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getApiDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for the request, to find it again. */
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
                    /** @example {} */
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
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "trial",
                     *           "name": "Growth",
                     *           "priceCents": 3,
                     *           "currency": "EUR",
                     *           "interval": "month",
                     *           "creditsPerMonth": 3,
                     *           "caps": {
                     *             "seats": 3,
                     *             "sources": 3,
                     *             "destinations": 3,
                     *             "tagCategories": 3,
                     *             "tagValuesPerCategory": 3
                     *           },
                     *           "signalStacking": false,
                     *           "icpEditing": false,
                     *           "paygEnabled": false
                     *         }
                     *       ]
                     *     }
                     */
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
    getFlatPayloadSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for the request, to find it again. */
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
                    /** @example {} */
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
                /** @description Your own name for the request, to find it again. */
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
                    /** @example {} */
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
    listDestinations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "type": "webhook",
                     *           "name": "Revenue webhook",
                     *           "isActive": true,
                     *           "health": "unknown",
                     *           "consecutiveFailures": 3,
                     *           "routing": {
                     *             "mode": "auto",
                     *             "minStrength": 6
                     *           }
                     *         }
                     *       ],
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Destination"][];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
            query?: never;
            header?: {
                /** @description 1 to 255 printable characters that you choose. The same key and request within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "destinationType": "webhook",
                 *       "name": "Revenue webhook",
                 *       "config": {
                 *         "url": "https://hooks.northwind.example/signals"
                 *       },
                 *       "routing": {
                 *         "mode": "auto",
                 *         "minStrength": 6
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewDestination"];
            };
        };
        responses: {
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *         "type": "webhook",
                     *         "name": "Revenue webhook",
                     *         "isActive": true,
                     *         "health": "unknown",
                     *         "consecutiveFailures": 3,
                     *         "routing": {
                     *           "mode": "auto",
                     *           "minStrength": 6
                     *         }
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
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
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Revenue webhook",
                 *       "isActive": true,
                 *       "routing": {
                 *         "mode": "auto",
                 *         "minStrength": 6
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *         "type": "webhook",
                     *         "name": "Revenue webhook",
                     *         "isActive": true,
                     *         "health": "unknown",
                     *         "consecutiveFailures": 3,
                     *         "routing": {
                     *           "mode": "auto",
                     *           "minStrength": 6
                     *         }
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "minEmployees": 3,
                     *         "maxEmployees": 3,
                     *         "targetIndustries": [
                     *           "text"
                     *         ],
                     *         "targetTitles": [
                     *           "text"
                     *         ],
                     *         "targetPersonas": [
                     *           "text"
                     *         ],
                     *         "targetSeniority": [
                     *           "text"
                     *         ],
                     *         "additionalContext": "Companies that are opening a second office."
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Icp"];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description How many rows a page holds. */
                limit?: number;
                /** @description How many rows to skip. */
                offset?: number;
                /** @description Found anywhere in the name. */
                q?: string;
                /** @description Only of this type. */
                type?: "all" | "account" | "person";
            };
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "type": "account",
                     *           "slug": "dana-field",
                     *           "name": "Dana Field",
                     *           "status": "queued",
                     *           "createdAt": "2026-03-02T09:30:00.000Z",
                     *           "disposition": "qualified",
                     *           "industry": "Software",
                     *           "employeeCount": 240,
                     *           "committeeSize": 3,
                     *           "currentTitle": null,
                     *           "currentCompany": null,
                     *           "signalsCount": 3
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 25,
                     *       "offset": 0,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["ReportRow"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description 1 to 255 printable characters that you choose. The same key and request within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyUrl": "https://www.network.example/company/northwind-sample"
                 *     }
                 */
                "application/json": components["schemas"]["NewAccountReport"];
            };
        };
        responses: {
            /** @description A report under 30 days old exists: nothing was spent. */
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
                    /**
                     * @example {
                     *       "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *       "slug": "dana-field",
                     *       "status": "queued",
                     *       "cached": false,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *       "slug": "dana-field",
                     *       "status": "queued",
                     *       "cached": false,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getAccountReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *         "slug": "dana-field",
                     *         "name": "Northwind Sample",
                     *         "status": "queued",
                     *         "error": null,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "readyAt": "2026-03-02T09:30:00.000Z",
                     *         "type": "account",
                     *         "firmographics": {
                     *           "networkUrl": "https://www.network.example/in/dana-field",
                     *           "website": "https://northwind.example",
                     *           "industry": "Software",
                     *           "employeeCount": 240,
                     *           "location": "Rotterdam",
                     *           "summary": "Dana Field reacted to a post about qualifying leads."
                     *         },
                     *         "disposition": "qualified",
                     *         "dispositionReason": "The company fits in size and industry.",
                     *         "buyingCommittee": [
                     *           {
                     *             "name": "Dana Field",
                     *             "title": "Head of Sales",
                     *             "networkUrl": "https://www.network.example/in/dana-field",
                     *             "persona": "administration",
                     *             "seniority": "junior",
                     *             "role": "economic_buyer",
                     *             "signalsCount": 3,
                     *             "reason": "Head of Sales is one of the target titles."
                     *           }
                     *         ]
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["AccountReport"];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description 1 to 255 printable characters that you choose. The same key and request within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personUrl": "https://www.network.example/in/dana-field",
                 *       "sourceCompanyReportId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d"
                 *     }
                 */
                "application/json": components["schemas"]["NewPersonReport"];
            };
        };
        responses: {
            /** @description A report under 30 days old exists: nothing was spent. */
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
                    /**
                     * @example {
                     *       "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *       "slug": "dana-field",
                     *       "status": "queued",
                     *       "cached": false,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *       "slug": "dana-field",
                     *       "status": "queued",
                     *       "cached": false,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
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
            503: components["responses"]["v1.503.try_again"];
        };
    };
    getPersonReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *         "slug": "dana-field",
                     *         "name": "Dana Field",
                     *         "status": "queued",
                     *         "error": null,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "readyAt": "2026-03-02T09:30:00.000Z",
                     *         "type": "person",
                     *         "profile": {
                     *           "networkUrl": "https://www.network.example/in/dana-field",
                     *           "headline": null,
                     *           "currentTitle": null,
                     *           "currentCompany": null,
                     *           "companyNetworkUrl": "https://www.network.example/company/northwind-sample",
                     *           "location": "Rotterdam",
                     *           "about": null
                     *         },
                     *         "aiRead": {
                     *           "classification": "buyer",
                     *           "reasoning": "Leads the team that would use it."
                     *         },
                     *         "notable": {
                     *           "hiring": false,
                     *           "openToWork": false,
                     *           "recentJobChange": false
                     *         },
                     *         "signals": [
                     *           {
                     *             "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *             "type": "TARGET_PERSON_REACTION",
                     *             "strength": 8,
                     *             "person": {
                     *               "name": "Dana Field",
                     *               "title": "Head of Sales",
                     *               "company": "Northwind Sample",
                     *               "networkUrl": "https://www.network.example/in/dana-field",
                     *               "location": "Rotterdam"
                     *             },
                     *             "whyItMatters": "Dana leads sales at a company of your size and follows how others qualify their leads.",
                     *             "suggestedOpener": "Robin's post on qualifying leads seems to have struck a chord with you, Dana.",
                     *             "talkingPoints": [
                     *               "How Dana's team qualifies leads today"
                     *             ],
                     *             "createdAt": "2026-03-02T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "rawActivityCount": 3,
                     *         "sourceCompanyReportId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d"
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["PersonReport"];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_name": "Northwind revenue sync",
                 *       "contact_email": "dana@northwind.example",
                 *       "network_url": "https://www.network.example/in/dana-field",
                 *       "company_name": "Northwind Sample",
                 *       "scope": "read:signals read:usage"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "client_id": "client_7Jx2mQ",
                     *       "client_secret": "shown-once-keep-it-safe",
                     *       "client_id_issued_at": 3,
                     *       "client_secret_expires_at": 0,
                     *       "client_name": "Northwind revenue sync",
                     *       "scope": "read:signals read:usage",
                     *       "approval_status": "pending",
                     *       "token_endpoint": "https://signals.example/oauth2/token",
                     *       "notice": "This client waits for approval: until then it reads sample data."
                     *     }
                     */
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
                /** @description How many rows a page holds. */
                limit?: number;
                /** @description Only signals of at least this strength. */
                minStrength?: number;
                /** @description How many rows to skip. */
                offset?: number;
                /** @description Only of this type. */
                type?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "type": "TARGET_PERSON_REACTION",
                     *           "strength": 8,
                     *           "person": {
                     *             "name": "Dana Field",
                     *             "title": "Head of Sales",
                     *             "company": "Northwind Sample",
                     *             "networkUrl": "https://www.network.example/in/dana-field",
                     *             "location": "Rotterdam"
                     *           },
                     *           "whyItMatters": "Dana leads sales at a company of your size and follows how others qualify their leads.",
                     *           "suggestedOpener": "Robin's post on qualifying leads seems to have struck a chord with you, Dana.",
                     *           "talkingPoints": [
                     *             "How Dana's team qualifies leads today"
                     *           ],
                     *           "createdAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 25,
                     *       "offset": 0,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Signal"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *         "type": "TARGET_PERSON_REACTION",
                     *         "strength": 8,
                     *         "person": {
                     *           "name": "Dana Field",
                     *           "title": "Head of Sales",
                     *           "company": "Northwind Sample",
                     *           "networkUrl": "https://www.network.example/in/dana-field",
                     *           "location": "Rotterdam"
                     *         },
                     *         "whyItMatters": "Dana leads sales at a company of your size and follows how others qualify their leads.",
                     *         "suggestedOpener": "Robin's post on qualifying leads seems to have struck a chord with you, Dana.",
                     *         "talkingPoints": [
                     *           "How Dana's team qualifies leads today"
                     *         ],
                     *         "createdAt": "2026-03-02T09:30:00.000Z"
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Signal"];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description The window of the figures, in days. */
                period?: "7" | "30" | "all";
            };
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "type": "target_person",
                     *           "networkUrl": "https://www.network.example/in/dana-field",
                     *           "displayName": "Dana Field",
                     *           "isActive": true,
                     *           "strengthScore": 3,
                     *           "signalCount": 3,
                     *           "totalPosts": 3,
                     *           "qualifiedPosts": 3
                     *         }
                     *       ],
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Source"][];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "signalsThisMonth": 3,
                     *         "signalsLastMonth": 3,
                     *         "sourcesActive": 3,
                     *         "postsMonitored": 3,
                     *         "postsThisMonth": 3,
                     *         "discoveryRunsToDate": 3,
                     *         "systemStatus": "operational"
                     *       },
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1Usage"];
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
                /** @description How many rows a page holds. */
                limit?: number;
                /** @description How many rows to skip. */
                offset?: number;
            };
            header?: {
                /** @description The `ETag` of an answer that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own name for the request, to find it again. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "sourceId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                     *           "url": "https://www.network.example/posts/7300000000000000001",
                     *           "author": "Robin Vale",
                     *           "preview": "How do you decide which leads deserve a call?",
                     *           "relevanceScore": 74,
                     *           "lifecycleStatus": "qualified",
                     *           "createdAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 25,
                     *       "offset": 0,
                     *       "_meta": {
                     *         "mode": "live"
                     *       }
                     *     }
                     */
                    "application/json": {
                        _meta: components["schemas"]["Meta"];
                        data: components["schemas"]["V1WatchedPost"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
            /** @description Not changed since the answer that `If-None-Match` names. */
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
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "client_7Jx2mQ",
                 *       "client_secret": "shown-once-keep-it-safe",
                 *       "token": "opaque-access-token"
                 *     }
                 */
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
            /** @description What was sent does not fit. */
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
            /** @description The client's credentials are missing or wrong. */
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
            /** @description Too many requests; `Retry-After` says when to come back. */
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
            /** @description The database is busy or away, or a statement of this request took longer than it may; `Retry-After` says when to come back. */
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
                /** @description Your own name for the request, to find it again. */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "client_7Jx2mQ",
                 *       "client_secret": "shown-once-keep-it-safe",
                 *       "grant_type": "client_credentials",
                 *       "scope": "read:signals read:usage"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "access_token": "opaque-access-token",
                     *       "token_type": "Bearer",
                     *       "expires_in": 1800,
                     *       "scope": "read:signals read:usage"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description What was sent does not fit. */
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
                        error?: "invalid_request" | "unsupported_grant_type" | "invalid_scope";
                    };
                };
            };
            /** @description The client's credentials are missing or wrong. */
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
            /** @description Too many requests; `Retry-After` says when to come back. */
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
            /** @description The database is busy or away, or a statement of this request took longer than it may; `Retry-After` says when to come back. */
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
                /** @description The signal's id: a delivery that is tried again bears the same. */
                "Idempotency-Key": string;
                /** @description The signal's id, as Standard Webhooks names it. */
                "webhook-id": string;
                /** @description `v1,` and the signature of Standard Webhooks. */
                "webhook-signature": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description The signal's id. */
                "X-Service-Delivery": string;
                /** @description `sha256=` and the HMAC-SHA256 of the raw body in hex, keyed with the whole secret. */
                "X-Service-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signalId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                 *       "personName": "Dana Field",
                 *       "personCompany": "Northwind Sample",
                 *       "strength": 8,
                 *       "whyItMatters": "Dana leads sales at a company of your size and follows how others qualify their leads.",
                 *       "signalDetailUrl": "https://signals.example/signals/01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                 *       "tags": {
                 *         "Segment": [
                 *           "Enterprise"
                 *         ]
                 *       },
                 *       "personTitle": "Head of Sales",
                 *       "personLocation": "Rotterdam",
                 *       "personProfileUrl": "https://www.network.example/in/dana-field",
                 *       "companyEmployeeCount": 240,
                 *       "companyIndustry": "Software",
                 *       "companyWebsite": "https://northwind.example",
                 *       "companySummary": "Plans and runs warehouses for mid-sized shops.",
                 *       "icpPersona": "sales",
                 *       "icpSeniority": "director",
                 *       "icpConfidence": 1,
                 *       "icpScore": 82,
                 *       "signalType": "TARGET_PERSON_REACTION",
                 *       "postExcerpt": "How do you decide which leads deserve a call?",
                 *       "summary": "Dana Field reacted to a post about qualifying leads.",
                 *       "suggestedOpener": "Robin's post on qualifying leads seems to have struck a chord with you, Dana.",
                 *       "talkingPoints": [
                 *         "How Dana's team qualifies leads today"
                 *       ],
                 *       "engagement": {
                 *         "kind": "reaction",
                 *         "at": "2026-03-02T09:30:00.000Z"
                 *       },
                 *       "sourcePostUrl": "https://www.network.example/posts/7300000000000000001",
                 *       "relatedSignals": [
                 *         {
                 *           "id": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
                 *           "type": "TARGET_PERSON_REACTION",
                 *           "strength": 8,
                 *           "personName": "Dana Field",
                 *           "createdAt": "2026-03-02T09:30:00.000Z"
                 *         }
                 *       ],
                 *       "occurredAt": "2026-03-02T09:30:00.000Z"
                 *     }
                 */
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
            /** @description Not received: tried again, but for 401, 403 and 410. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
