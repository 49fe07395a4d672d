/** The token endpoints, bound to this process. */
import { server } from "@/app/serve";
import { createOAuthRoute } from "@/lib/http/oauth-route";

export const oauthRoute = createOAuthRoute(server);
