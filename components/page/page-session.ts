import { createContext } from "react";
import type { ShownSession } from "@/lib/contracts/shown-session";

/** Whose data the page was rendered with; null for a visitor. */
export const PageSession = createContext<ShownSession | null>(null);
