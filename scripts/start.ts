/**
 * `npm start` and, with --dev, `npm run dev`: runs the whole product and keeps it running until Ctrl-C. Settings come
 * from the environment: PORT, HOST, DATA_DIR, DATABASE_URL, EMBEDDED, SEED, FAKES.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or later is required, but this is ${process.versions.node}. Download it from https://nodejs.org`,
  );
  process.exit(1);
}
// A closed terminal or pipe must not prevent a clean stop.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const { main } = await import("./launcher/main");
await main(process.argv.includes("--dev"));

export {};
