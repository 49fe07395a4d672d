/** Marks the field for a new comment on a signal, in the page. */
export const newCommentField = (signalId: string) => ({ "data-new-comment": signalId });

/** Focuses the field for a new comment on this signal; returns false if the page shows none. */
export function focusNewComment(signalId: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-new-comment="${CSS.escape(signalId)}"]`);
  if (!field?.checkVisibility()) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
  return true;
}
