import { type NextRequest, NextResponse } from "next/server";
import NextAuth from "next-auth";
import { auth } from "@/app/auth";
import { confirmUrl } from "@/lib/auth/options";
import { answerError } from "@/lib/http/answer";
import { otherMethods } from "@/lib/http/methods";
import { requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { runtime } from "@/lib/runtime";

interface Route {
  params: Promise<{ nextauth: string[] }>;
}

/** A mailed link is taken by POST only: opening it asks for the click that does. */
export async function GET(request: NextRequest, route: Route): Promise<Response> {
  const { nextauth } = await route.params;
  if (nextauth.join("/") === "callback/email") {
    return NextResponse.redirect(confirmUrl(request.url, runtime().env.APP_URL), 303);
  }
  return NextAuth(request, route, auth());
}

export async function POST(request: NextRequest, route: Route): Promise<Response> {
  try {
    requireSameOrigin(request, runtime().env.APP_URL);
  } catch (error) {
    return answerError(error, requestIdOf(request));
  }
  return NextAuth(request, route, auth());
}

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
