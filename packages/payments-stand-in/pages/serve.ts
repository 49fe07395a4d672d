/** Answers browsers: the hosted pages, and the forms on them. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { payCheckout } from "../changes/checkout";
import { setDetails } from "../changes/customer";
import { collectInvoice } from "../changes/invoice";
import { type Controls, changeCard } from "../controls";
import { invalid, Refusal } from "../refusal";
import { need, type World } from "../world";
import { checkoutPage } from "./checkout";
import { dashboardPage } from "./dashboard";
import { html } from "./html";
import { invoicePage, invoicePdf } from "./invoice";
import { layout } from "./layout";
import { portalOf, portalPage } from "./portal";

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const text = z.string().trim().max(200).catch("");
const Details = z.object({
  name: text,
  line1: text,
  city: text,
  postalCode: text,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .catch("US"),
  taxId: text,
});
const Card = z.object({ card: text });

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  // A paid checkout redirects its form to the product, whose address is not known here.
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self' http: https:; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

const page = (body: string, status = 200): Page => ({ status, headers, body });
const seeOther = (location: string): Page => ({ status: 303, headers: { ...headers, location }, body: "" });

export function servePage(
  world: World,
  controls: Controls,
  request: IncomingMessage,
  url: URL,
  body: string,
): Page {
  const [kind = "", id = "", part = ""] = url.pathname.split("/").slice(1);
  try {
    requireOwnForm(request);
    const show = pages[kind] ?? notFound;
    if (request.method !== "POST") return show(world, id, part);
    const form = Object.fromEntries(new URLSearchParams(body));
    try {
      return (forms[kind] ?? notFoundForm)(world, controls, { id, part, form });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 404) throw error;
      return page(again(world, kind, id, error.message), error.status);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return page(layout("Not possible", html`<section><h1>${error.message}</h1></section>`), error.status);
  }
}

/** Refuses forms of other sites, and requests by another name: they could act for whoever has this page open. */
function requireOwnForm({ method, headers }: IncomingMessage): void {
  const { host = "", origin } = headers;
  const isOwnName = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
  const isOwnForm = method !== "POST" || origin === `http://${host}`;
  if (isOwnName && isOwnForm) return;
  throw new Refusal(403, { type: "invalid_request_error", message: "This form comes from another site." });
}

type Show = (world: World, id: string, part: string) => Page;
type Take = (
  world: World,
  controls: Controls,
  input: { id: string; part: string; form: Record<string, string> },
) => Page;

const notFound: Show = () => {
  throw new Refusal(404, { type: "invalid_request_error", message: "There is no such page." });
};
const notFoundForm: Take = (world) => notFound(world, "", "");

const pages: Record<string, Show> = {
  "": (world) => page(dashboardPage(world)),
  checkout: (world, id) => page(checkoutPage(world, id)),
  portal: (world, id) => page(portalPage(world, id)),
  invoices(world, id, part) {
    const invoice = need(world, "invoice", id);
    if (part !== "pdf") return page(invoicePage(invoice));
    const disposition = `inline; filename="${invoice.number ?? id}.pdf"`;
    const type = { "content-type": "application/pdf", "content-disposition": disposition };
    return { status: 200, headers: { ...headers, ...type }, body: invoicePdf(invoice) };
  },
};

const forms: Record<string, Take> = {
  checkout(world, _, { id, form }) {
    const given = { ...Details.parse(form), ...Card.parse(form) };
    const { success_url: next } = payCheckout(world, id, given);
    return seeOther(next.replace("{CHECKOUT_SESSION_ID}", id));
  },
  portal(world, _, { id, part, form }) {
    const { customer } = portalOf(world, id);
    if (part === "card") changeCard(world, customer, Card.parse(form).card, ownDetails(customer.name));
    else {
      setDetails(world, customer, Details.parse(form));
      world.emit("customer.updated", customer);
    }
    return seeOther(`/portal/${id}`);
  },
  invoices(world, controls, { id, form }) {
    const invoice = need(world, "invoice", id);
    if (invoice.status !== "open") throw invalid(`This invoice is ${invoice.status}.`);
    const customer = need(world, "customer", invoice.customer);
    changeCard(world, customer, Card.parse(form).card, ownDetails(customer.name));
    if (!collectInvoice(world, invoice, { isOnSession: true })) throw invalid("Your card was declined.");
    const subscription = invoice.parent?.subscription_details.subscription;
    if (subscription) controls.retry(subscription);
    return seeOther(`/invoices/${id}`);
  },
  do(_, controls, { id: name, form }) {
    const { subscription = "", payment = "", amount = "", outcome } = form;
    if (name === "refund") controls.refund(payment, amount ? Math.round(Number(amount) * 100) : undefined);
    else if (name === "dispute") controls.dispute(payment);
    else if (name === "close") controls.closeDispute(payment, outcome === "won" ? "won" : "lost");
    else if (name === "fail") controls.failNextRenewal(subscription);
    else if (name === "advance") controls.advance(subscription);
    else if (name === "retry") controls.retry(subscription);
    else throw invalid("There is no such button.");
    return seeOther("/");
  },
};

const ownDetails = (name: string | null) => ({ name: name ?? "", postalCode: "", country: "" });

/** The page that a form was on, with what went wrong. */
function again(world: World, kind: string, id: string, problem: string): string {
  if (kind === "portal") return portalPage(world, id, problem);
  if (kind === "invoices") return invoicePage(need(world, "invoice", id), problem);
  return kind === "checkout" ? checkoutPage(world, id, problem) : dashboardPage(world, problem);
}
