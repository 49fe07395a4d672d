import { server } from "@/app/serve";
import { createAuthorizeRoute } from "@/lib/http/authorize-route";
import { otherMethods } from "@/lib/http/methods";

export const GET = createAuthorizeRoute(server);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
