import { cookies } from "next/headers";
import { sessionCookie } from "@/lib/auth/session-token";
import { env } from "@/lib/env";

/** Whether the browser sends a session, unchecked and without the database: only for which link a page shows. */
export const hasSession = async (): Promise<boolean> => (await cookies()).has(sessionCookie(env().APP_URL));
