"use client";
import { ThemeProvider as NextThemes } from "next-themes";
import { type ReactNode, useEffect } from "react";

/**
 * Toggles light and dark with `data-theme` on `<html>`; defaults to the system theme. `nonce` allows its one inline
 * script. The library sets the theme again when the page starts: an attribute that stays the same costs nothing, while
 * a class, or its style against transitions, has the browser compute the style of the whole page again.
 */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  useEffect(changeWithoutFading, []);
  return (
    <NextThemes
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
    </NextThemes>
  );
}

/** Switches transitions off while the theme changes, by choice or with the system's; returns how to stop that. */
function changeWithoutFading(): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver(([change]) => {
    if (change?.oldValue === root.dataset.theme) return;
    root.dataset.themeChanges = "";
    // Two frames, as the first callback runs before the change is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeChanges));
  });
  observer.observe(root, { attributeFilter: ["data-theme"], attributeOldValue: true });
  return () => observer.disconnect();
}
