import { server } from "@/app/serve";
import { otherMethods } from "@/lib/http/methods";
import { createMcpRoute } from "@/lib/mcp/route";

export const POST = createMcpRoute(server);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
