/** The text that people and programs may send: every contract takes these and no plain strings. */
import { z } from "zod";

/**
 * Nothing that can be seen: white space, control and format characters, those that Unicode says to ignore when they
 * cannot be shown (Default_Ignorable_Code_Point: fillers, joiners, variation selectors), and the empty Braille cell.
 */
const onlyInvisible = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Why a text is refused, as what it must be; null for one that is taken. PostgreSQL keeps every character but NUL. */
export function textProblem(value: string): string | null {
  if (/\p{Cs}/u.test(value)) return "must be well-formed Unicode, without half of a surrogate pair";
  if (value.includes("\0")) return "must not hold a NUL character";
  return onlyInvisible.test(value) ? "must hold a character that can be seen" : null;
}

/** Text that is compared with or kept in rows. An empty one is taken: what must be there asks for a length. */
export const text = () => refused(textProblem);

/** The same where blank is as good as empty, as in a note that nobody wrote. */
export const textOrBlank = () => refused((value) => (value.trim() === "" ? null : textProblem(value)));

const refused = (problemOf: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value);
    // Later checks would only say the same in other words.
    if (message !== null) context.addIssue({ code: "custom", message, continue: false });
  });

/** The name of something people make: one line, in Unicode's composed form (NFC), so that equal names are equal. */
export const nameText = (maxLength: number) =>
  text()
    .trim()
    .normalize("NFC")
    .min(1)
    .max(maxLength)
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), "must be on one line");

/** An e-mail address, in lower case. */
export const emailText = () =>
  text().trim().toLowerCase().max(254).pipe(z.email("must be an e-mail address"));
