import { useEffect } from "react";

/**
 * While `isUnsaved`, the browser asks for confirmation before the tab leaves the site. If `onBack` is given, Back and
 * Forward call it instead of leaving the page, in browsers that allow it.
 */
export function useLeaveWarning(isUnsaved: () => boolean, onBack?: () => void): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const stay = (event: NavigateEvent) => {
      if (!onBack || event.navigationType !== "traverse" || !event.cancelable || !isUnsaved()) return;
      event.preventDefault();
      onBack();
    };
    // Older browsers have no Navigation API.
    const navigation = "navigation" in window ? window.navigation : null;
    window.addEventListener("beforeunload", warn);
    navigation?.addEventListener("navigate", stay);
    return () => {
      window.removeEventListener("beforeunload", warn);
      navigation?.removeEventListener("navigate", stay);
    };
  });
}
