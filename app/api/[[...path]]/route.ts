/** The operations under no other route file, and 404 for every other path of the API. */
import { route } from "@/app/serve";
import { portal } from "@/lib/api/portal";
import { inArea, serve } from "@/lib/api/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(route, inArea(portal, "none"));
