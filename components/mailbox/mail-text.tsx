import { Fragment } from "react";

/** An email's text with its URLs as links. The HTML part is never rendered, so nothing in an email can run here. */
export function MailText({ text, links }: { text: string; links: string[] }) {
  const parts = links.reduce<{ rest: string; done: { text: string; link: string }[] }>(
    ({ rest, done }, link) => {
      const at = rest.indexOf(link);
      return { rest: rest.slice(at + link.length), done: [...done, { text: rest.slice(0, at), link }] };
    },
    { rest: text, done: [] },
  );
  return (
    <p className="mt-5 whitespace-pre-wrap break-words text-ink">
      {parts.done.map(({ text, link }) => (
        <Fragment key={text + link}>
          {text}
          <a href={link} className="break-all rounded-sm text-accent-ink underline underline-offset-2">
            {link}
          </a>
        </Fragment>
      ))}
      {parts.rest}
    </p>
  );
}
