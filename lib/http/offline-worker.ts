/** What a browser shows instead of a page that it can't load: it needs nothing from the service. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Can't be reached · Signal-to-Action</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 16px }
main { max-width: 26rem }
h1 { font-size: 20px; margin: 0 0 8px }
p { margin: 0 0 16px }
</style>
</head>
<body>
<main>
<h1>This page can't be loaded right now</h1>
<p>You are offline, or the service does not answer. What you typed is kept in this tab. The page loads once you are online again.</p>
<p><a href="">Try again</a></p>
</main>
<script>addEventListener("online", () => location.reload());</script>
</body>
</html>`;

/** A service worker that leaves everything to the network and answers only pages that can't be loaded. */
export const offlineWorker = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(load(event));
});
async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return new Response(${JSON.stringify(page)}, { status: 503, headers });
  }
}
`;
