import { notFound } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { requestIdOf } from "@/lib/http/request-id";

const absent = (request: Request) => answerError(notFound("path"), requestIdOf(request));

export const GET = absent;
export const POST = absent;
export const PUT = absent;
export const PATCH = absent;
export const DELETE = absent;
export const OPTIONS = absent;
