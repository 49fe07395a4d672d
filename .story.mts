// Drives states for screenshots: other.example admin
import { chromium } from "@playwright/test";
import { signIn } from "./e2e/api/session";
import { browserLaunch } from "./scripts/browser";
const baseURL = "http://localhost:4640";
const p = await signIn(baseURL, "admin@other.example");
console.log(JSON.stringify(await (await p.get("/api/me/plan")).json()), JSON.stringify(await (await p.get("/api/me/credits/stops")).json()));
const u = await signIn(baseURL, "user@demo.example");
console.log(JSON.stringify(await (await u.get("/api/me/credits/stops")).json()));
await p.dispose(); await u.dispose();
