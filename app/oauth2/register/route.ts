import { server } from "@/app/serve";
import { createAppRegistrationRoute } from "@/lib/http/app-registration-route";
import { otherMethods } from "@/lib/http/methods";

export const POST = createAppRegistrationRoute(server);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
