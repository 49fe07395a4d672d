import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";

/** Who makes and changes destinations. */
export const admin = "admin@demo.example";

/** The open dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog");

/** A destination's name that no other test uses. */
export const uniqueName = (kind: string): string => `${kind} ${randomUUID().slice(0, 8)}`;
