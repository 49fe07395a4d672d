import type { Metadata } from "next";

export const metadata: Metadata = { title: "Empty", robots: { index: false, follow: false } };

/** An empty page: the baseline for the script size of other pages (`npm run pages`). */
export default function EmptyPage() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
