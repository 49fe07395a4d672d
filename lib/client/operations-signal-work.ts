/** The operations of assigning, working and discussing signals; see `operations.ts`. */
import type * as assignmentRules from "@/lib/contracts/assignment-rules";
import type * as signalComments from "@/lib/contracts/signal-comments";
import type * as signalWork from "@/lib/contracts/signal-work";
import type { Callable } from "./operations";

export const listAssignmentRules: Callable<typeof assignmentRules.listAssignmentRules> = {
  method: "GET",
  path: "/api/me/assignment-rules",
};
export const replaceAssignmentRules: Callable<typeof assignmentRules.replaceAssignmentRules> = {
  method: "PATCH",
  path: "/api/me/assignment-rules",
};
export const listSignalComments: Callable<typeof signalComments.listSignalComments> = {
  method: "GET",
  path: "/api/me/signals/{id}/comments",
};
export const createSignalComment: Callable<typeof signalComments.createSignalComment> = {
  method: "POST",
  path: "/api/me/signals/{id}/comments",
};
export const deleteSignalComment: Callable<typeof signalComments.deleteSignalComment> = {
  method: "DELETE",
  path: "/api/me/signals/{id}/comments/{commentId}",
};
export const updateSignals: Callable<typeof signalWork.updateSignals> = {
  method: "PATCH",
  path: "/api/me/signals",
};
export const snoozeSignal: Callable<typeof signalWork.snoozeSignal> = {
  method: "POST",
  path: "/api/me/signals/{id}/snooze",
};
export const listSignalStages: Callable<typeof signalWork.listSignalStages> = {
  method: "GET",
  path: "/api/me/signal-stages",
};
export const renameSignalStages: Callable<typeof signalWork.renameSignalStages> = {
  method: "PATCH",
  path: "/api/me/signal-stages",
};
