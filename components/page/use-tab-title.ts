import { useEffect } from "react";

/**
 * Names what a page or panel shows in the browser's tab, once it is known: `Anna Keller · Signal-to-Action`. A panel's
 * page gets its own title back.
 */
export function useTabTitle(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return;
    const before = document.title;
    const own = `${name} · Signal-to-Action`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [name]);
}
