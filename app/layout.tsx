import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { ToastHost } from "@/components/ui/toast-host";
import { env } from "@/lib/env";
import "./globals.css";

const description =
  "Turns public professional-network activity into scored buying signals and routes them to the tools a revenue team works in.";

/** Default metadata of all pages; relative URLs in social cards resolve against the portal's URL. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: "Signal-to-Action", template: "%s · Signal-to-Action" },
    description,
    openGraph: { siteName: "Signal-to-Action", type: "website" },
    twitter: { card: "summary_large_image" },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfbfc" },
    { media: "(prefers-color-scheme: dark)", color: "#101113" },
  ],
};

/** The HTML document of every page: fonts, theme and toasts. The CSP sets a new nonce per request. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" className={GeistSans.variable} suppressHydrationWarning>
      <body>
        <ThemeProvider nonce={nonce}>
          {children}
          <ToastHost />
        </ThemeProvider>
      </body>
    </html>
  );
}
