import { afterEach, describe, expect, it } from "vitest";
import { openTelemetry } from "@/lib/telemetry/open";
import { setTelemetry, telemetry } from "@/lib/telemetry/telemetry";
import { createMetricsRoute } from "./metrics-route";

const token = "a-token-for-metrics-only";
const ask = (authorization?: string, configured: string | undefined = token) =>
  createMetricsRoute(() => configured)(
    new Request("http://localhost/api/metrics", { headers: authorization ? { authorization } : {} }),
  );

async function open() {
  const backlog = { unsent: 3, oldestUnsentSeconds: 42, queue: { ready: 7, lagSeconds: 1.5 } };
  setTelemetry(await openTelemetry({ METRICS_TOKEN: token }, { backlog: async () => backlog }));
}

afterEach(async () => {
  await telemetry()?.close();
  setTelemetry(null);
});

describe("GET /api/metrics", () => {
  it("is not found unless a token is configured", async () => {
    expect((await ask(`Bearer ${token}`)).status).toBe(404);
    await open();
    const unset = createMetricsRoute(() => undefined);
    expect((await unset(new Request("http://localhost/api/metrics"))).status).toBe(404);
  });

  it.each([undefined, "Bearer wrong", `Basic ${token}`, `Bearer ${token}2`, "Bearer "])(
    "refuses %s",
    async (authorization) => {
      await open();
      const answer = await ask(authorization);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain("signal_outbox");
    },
  );

  it("lists the process, the backlog and what was counted, in the format of Prometheus", async () => {
    await open();
    telemetry()?.add("signal.deliveries", 2, { outcome: "delivered", kind: "webhook" });
    telemetry()?.record("http.server.request.duration", 0.03, { "http.route": "/api/me" });
    const answer = await ask(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const lines = (await answer.text()).split("\n");
    const readingOf = (start: string) =>
      lines
        .find((line) => line.startsWith(start))
        ?.split(" ")
        .at(-1);
    expect(readingOf("signal_outbox_depth")).toBe("3");
    expect(readingOf("signal_outbox_oldest_age")).toBe("42");
    expect(readingOf("signal_queue_depth")).toBe("7");
    expect(readingOf("signal_queue_lag")).toBe("1.5");
    expect(readingOf('signal_deliveries_total{outcome="delivered",kind="webhook"')).toBe("2");
    expect(Number(readingOf("process_memory_usage"))).toBeGreaterThan(0);
    const bucket = lines.find(
      (line) => line.startsWith("http_server_request_duration_bucket") && line.includes('le="0.05"'),
    );
    expect(bucket).toMatch(/http_route="\/api\/me".* 1$/);
  });
});
