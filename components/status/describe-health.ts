import type { Status } from "@/components/ui/badge";
import { countOf } from "@/db/count-of";
import type { Health } from "@/lib/contracts/probes";

/** One part of the service, as people understand it. */
export interface PartState {
  name: string;
  status: Status;
  label: string;
  detail: string;
}

/** The state of the service in a sentence. `null`: it can't be reached. */
export function describeHealth(health: Health | null): { status: Status; title: string } {
  if (health === null) return { status: "danger", title: "The service can't be reached from here" };
  if (health.status !== "ok") return { status: "danger", title: "Something is wrong" };
  if (health.checks.engine !== "ok") return { status: "warning", title: "Background work may be late" };
  return { status: "success", title: "Everything works" };
}

/** The parts that the health checks know, each with what it means for people. */
export function describeParts({ checks, setAside }: Health): PartState[] {
  return [describeDatabase(checks.database), describeEngine(checks.engine), describeSetAside(setAside)];
}

function describeDatabase(state: Health["checks"]["database"]): PartState {
  const name = "Portal and API";
  if (state === "ok") {
    return { name, status: "success", label: "Working", detail: "Data can be read and saved." };
  }
  return state === "read_only"
    ? { name, status: "danger", label: "Read only", detail: "Data can be read, but nothing can be saved." }
    : { name, status: "danger", label: "Down", detail: "The database does not answer. Most pages fail." };
}

function describeEngine(state: Health["checks"]["engine"]): PartState {
  const name = "Background work";
  return state === "ok"
    ? {
        name,
        status: "success",
        label: "Working",
        detail: "Posts are read, people are scored and signals are delivered.",
      }
    : {
        name,
        status: "warning",
        label: "Not heard from",
        detail:
          "Nothing was heard in the last 2 minutes. Discovery and deliveries may be late; nothing is lost.",
      };
}

function describeSetAside(count: Health["setAside"]): PartState {
  const name = "Items that keep failing";
  if (count === null) {
    return {
      name,
      status: "idle",
      label: "Unknown",
      detail: "Can't be counted while the database does not answer.",
    };
  }
  const detail = "Set aside in the last day because processing them failed each time.";
  return count === 0
    ? { name, status: "success", label: "None", detail }
    : { name, status: "info", label: count >= 1_000 ? "1,000 or more" : countOf(count, "item"), detail };
}
