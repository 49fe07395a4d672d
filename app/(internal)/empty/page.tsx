import type { Metadata } from "next";

export const metadata: Metadata = { title: "Empty", robots: { index: false, follow: false } };

/** A page of nothing: what every page's script is weighed against (`npm run pages`). */
export default function EmptyPage() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
