import { useTheme } from "next-themes";

/** The theme that the person chose, `system` by default, and a way to choose another, which shows without fading. */
export function useThemeChoice(): { theme: string; chooseTheme: (theme: string) => void } {
  const { theme = "system", setTheme } = useTheme();
  return {
    theme,
    chooseTheme: (chosen) => {
      const root = document.documentElement;
      root.dataset.themeChanges = "";
      setTheme(chosen);
      // Two frames: the theme is set in an effect, and painted in the frame after it.
      requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeChanges));
    },
  };
}
