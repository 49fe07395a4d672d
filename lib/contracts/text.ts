/** The text types for all user and program input. Contracts use these instead of plain strings. */
import { z } from "zod";

/**
 * Nothing visible: white space, control and format characters, Default_Ignorable_Code_Point characters (fillers,
 * joiners, variation selectors), and the empty Braille cell.
 */
const onlyInvisible = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** A character that is certainly visible, as a pattern for programs: no separator, control, format, mark or filler. */
const visible = "[^\\p{Z}\\p{C}\\p{M}\\u115F\\u1160\\u3164\\uFFA0\\u2800]";
const any = "[^\\x00]*";

/** The pattern of text with at least this many visible characters. */
export const visiblePattern = (count: number): string => `^${any}${`${visible}${any}`.repeat(count)}$`;

/** What a rejected text must be; null for a valid one. PostgreSQL stores every character except NUL. */
export function textProblem(value: string): string | null {
  if (/\p{Cs}/u.test(value)) return "must be well-formed Unicode, without half of a surrogate pair";
  if (value.includes("\0")) return "must not contain a NUL character";
  return onlyInvisible.test(value) ? "must contain a visible character" : null;
}

/** Text that is compared with or stored in rows. May be empty: a required value sets a minimum length. */
export const text = (example?: string) =>
  refused(textProblem).meta({
    pattern: `^(?:${any}${visible}${any})?$`,
    ...(example && { examples: [example] }),
  });

/** The same, but blank counts as empty, as in an optional note. */
export const textOrBlank = () =>
  refused((value) => (value.trim() === "" ? null : textProblem(value))).meta({
    pattern: `^(?:\\s*|${any}${visible}${any})$`,
  });

const refused = (problemOf: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value);
    // Later checks would only repeat this problem.
    if (message !== null) context.addIssue({ code: "custom", message, continue: false });
  });

/** Embeddings, overrides and isolates: they turn the text around a name, so no name keeps them. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name, by default a member's: one line, in Unicode's composed form (NFC), so that equal names compare as equal. */
export const nameText = (maxLength: number, example = "Robin Sample") =>
  text(example)
    .overwrite((value) => value.replace(bidiControls, ""))
    .trim()
    .normalize("NFC")
    .min(1)
    .max(maxLength)
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), "must be on one line")
    .meta({ pattern: `^[^\\p{Cc}\\p{Zl}\\p{Zp}]*${visible}[^\\p{Cc}\\p{Zl}\\p{Zp}]*$` });

/** As `z.email`, and with top-level domains of any script. */
const emailForm =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/;

/** The same before its domain is turned into ASCII. */
const givenEmail =
  "^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|xn--[A-Za-z0-9-]{2,})$";

const notEmail = "must be an email address";
/** No pattern says which names of other scripts have an ASCII form. */
const emailMeaning = `It ${notEmail}. A domain in another script is turned into its ASCII form.`;

/** An email address, in lower case; a domain in another script is the same as its ASCII form (`xn--…`). */
export const emailText = () =>
  text("robin@northwind.example")
    .trim()
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .max(254)
    .regex(emailForm, notEmail)
    .meta({ format: "email", pattern: givenEmail, description: emailMeaning });

function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || !/[^\0-\x7F]/.test(domain) || /[\s/\\?#:@[\]%]/.test(domain)) return email;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}
