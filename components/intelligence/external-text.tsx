/** An external URL, shortened for display. Only http(s) URLs become links. */
export function ExternalText({ href }: { href: string }) {
  const shown = href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  if (!/^https?:\/\//.test(href)) return shown;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all rounded-sm text-accent-ink underline underline-offset-2"
    >
      {shown}
    </a>
  );
}
