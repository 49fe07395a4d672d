"use client";
import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/**
 * Toggles light and dark with `data-theme` on `<html>`; defaults to the system theme. `nonce` allows its one inline
 * script. The library sets the theme again when the page starts: an attribute that stays the same costs nothing, while
 * a class, or its style against transitions, has the browser compute the style of the whole page again.
 */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
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
