import { useEffect } from "react";
import { call } from "@/lib/client/call";
import { visitSignals } from "@/lib/client/operations";

/** How often an open list is noted, in milliseconds: well below the hour after which a visit has ended. */
const everyMs = 10 * 60_000;
const checkMs = 60_000;

const never = Number.NEGATIVE_INFINITY;
/** When the list was last noted as open, in the browser's time. */
let notedAt = never;

/** Notes that the member has the signal list open, for as long as they can see it. */
export function useSignalVisit() {
  useEffect(() => {
    function note() {
      if (document.visibilityState !== "visible" || Date.now() - notedAt < everyMs) return;
      notedAt = Date.now();
      // The next check tries again.
      call(visitSignals).catch(() => {
        notedAt = never;
      });
    }
    note();
    const timer = setInterval(note, checkMs);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, []);
}
