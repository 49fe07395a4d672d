import { type Notice, notify } from "@/components/ui/toast";
import { messageOf } from "./query-failed";

/** Says in a toast that something failed, and why; `more` adds an action, for example. */
export function notifyFailed(text: string, error: unknown, more?: Pick<Notice, "action">): void {
  notify({ text, description: messageOf(error), tone: "danger", ...more });
}
