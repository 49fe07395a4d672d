import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { queryKeyOf } from "@/lib/client/queries";
import { listDestinations } from "@/lib/contracts/destinations";
import { ConnectedNotice } from "./chat-notice";

const render = (searchParams: string): string => {
  const client = new QueryClient();
  client.setQueryData(queryKeyOf(listDestinations), { data: [{ id: "one", name: "#signals" }] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter searchParams={searchParams}>
        <ConnectedNotice />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
};

it("confirms that a channel was connected, and says that another destination posts there", () => {
  expect(render("?connected=1")).toContain("Channel connected");
  expect(render("?connected=1&twin=elsewhere")).not.toContain("same address");
  expect(render("?connected=1&twin=one").split('role="status"').at(-1)).toContain(
    "&quot;#signals&quot; sends to the same address. Signals that match both rules arrive there twice.",
  );
  expect(render("?twin=one")).toBe("");
});
