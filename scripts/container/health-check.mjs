/** The image's health check: exits with 0 if the server and its database answer. */
import { request } from "node:http";

const { APP_URL, PORT = "3000" } = process.env;
// The server answers only to the hosts of the deployment.
const headers = { Host: APP_URL ? new URL(APP_URL).host : "localhost" };
const probe = request(
  { host: "127.0.0.1", port: PORT, path: "/api/health", headers, timeout: 4_000 },
  (answer) => process.exit(answer.statusCode === 200 ? 0 : 1),
);
probe.on("timeout", () => process.exit(1));
probe.on("error", () => process.exit(1));
probe.end();
