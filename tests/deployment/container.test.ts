/** The image's and compose's files. Nothing here runs Docker: docs/DEPLOY.md says what was tried instead. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "@/scripts/root";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");

interface Service {
  image: string;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}
const { services }: { services: Record<string, Service> } = parse(read("compose.yaml"), { merge: true });

describe("the image", () => {
  it("has no problem that a linter knows", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it("copies only files that exist", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("takes no data, secrets or build of the machine that it is built on", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".git", ".data", ".env", ".env.*", ".next", "node_modules"])
      expect(ignored).toContain(name);
  });

  it("runs as a user without rights and checks its health", () => {
    const [, final = ""] = dockerfile.split(/\nFROM debian/);
    expect(final).toMatch(/^USER node$/m);
    expect(final).toMatch(/^HEALTHCHECK .*health-check\.mjs/m);
  });

  it("holds requests until the server's guard stands", () => {
    expect(dockerfile).toMatch(/^CMD \["node", "--import", "\.\/hold-requests\.mjs", "server\.js"\]$/m);
  });
});

describe("compose", () => {
  it("runs the product on a read-only file system without capabilities", () => {
    for (const name of ["portal", "migrate"]) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    }
  });

  it("starts the portal once the migrations have ended", () => {
    expect(services.migrate?.command).toEqual(["node", "migrate.mjs"]);
    expect(services.portal?.depends_on?.migrate?.condition).toBe("service_completed_successfully");
  });

  it("publishes nothing but the portal beyond this machine, and that only if asked to", () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published).toHaveLength(2);
    for (const port of published) expect(port).toMatch(/^(127\.0\.0\.1:|\$\{PUBLISH:-127\.0\.0\.1:)/);
  });

  it("names only settings that the product has", () => {
    const example = read(".env.example");
    for (const name of Object.keys(services.portal?.environment ?? {})) expect(example).toContain(`${name}=`);
  });
});
