/** The same server at the address where programs that were made for this API look for it. */
export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/app/api/mcp/route";
