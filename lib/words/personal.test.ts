import { expect, it } from "vitest";
import { isPersonalMatter } from "./personal";

it.each([
  ["I am out on medical leave and need to resign.", true],
  ["Ich bin seit Montag krankgeschrieben.", true],
  ["J'ai envoyé ma démission ce matin.", true],
  ["Estoy embarazada y mi jefe no lo sabe.", true],
  ["Sono incinta e il mio capo non lo sa.", true],
  ["Ik ben ontslagen door mijn baas.", true],
  ["Pedi demissão e o meu chefe riu.", true],
  ["My father was scammed on the phone today, and I was at work.", true],
  ["Hoje mesmo meu pai caiu no golpe e eu não sabia.", true],
  ["Meiner Mutter hat das niemand gesagt, und ich war nicht da.", true],
  ["I highly recommend working with Kim, she led my team.", true],
  ["J'ai travaillé avec elle pendant trois ans, et je la recommande.", true],
  ["How do you track medical leave for 300 people?", false],
  ["I need a better CRM.", false],
  ["Wir haben den Vertrag gekündigt.", false],
])("%j is about a personal matter: %s", (text, expected) => {
  expect(isPersonalMatter(text)).toBe(expected);
});
