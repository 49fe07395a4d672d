import { ImageResponse } from "next/og";

export const alt = "Signal-to-Action: meet the buyers who show interest in public";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

const bars = [
  { label: "Commented on your post", width: 900, color: "#3057d5" },
  { label: "Reacted to a competitor", width: 640, color: "#6c8af0" },
  { label: "Posted about your topic", width: 420, color: "#a9bbf7" },
];

/** Preview image for shared links to the product. */
export default function SocialCard() {
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 80,
        background: "#101113",
        color: "#f4f5f7",
      }}
    >
      <div style={{ display: "flex", fontSize: 34, color: "#a9bbf7" }}>Signal-to-Action</div>
      <div style={{ display: "flex", fontSize: 76, lineHeight: 1.1, letterSpacing: -2 }}>
        Meet the buyers who show interest in public
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 14 }}>
        {bars.map(({ label, width, color }) => (
          <div
            key={label}
            style={{
              display: "flex",
              alignItems: "center",
              width,
              height: 52,
              paddingLeft: 20,
              borderRadius: 10,
              background: color,
              color: "#101113",
              fontSize: 26,
            }}
          >
            {label}
          </div>
        ))}
      </div>
    </div>,
    size,
  );
}
