import { route } from "@/app/serve";
import { portal } from "@/lib/api/portal";
import { inArea, serve } from "@/lib/api/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(route, inArea(portal, "public"));
