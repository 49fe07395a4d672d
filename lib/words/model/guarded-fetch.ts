/** More than any answer to our questions; a server that sends more is broken. */
const mostBytes = 1_000_000;

/**
 * `fetch` for the model's server. It follows no redirect, so that the key reaches only the configured server, and
 * stops reading an answer that does not end.
 */
export const guardedFetch: typeof fetch = async (resource, init) => {
  const { body, status, statusText, headers } = await fetch(resource, { ...init, redirect: "manual" });
  return new Response(body?.pipeThrough(createLimit()), { status, statusText, headers });
};

function createLimit(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > mostBytes) controller.error(new Error("The model's answer is too long"));
      else controller.enqueue(chunk);
    },
  });
}
