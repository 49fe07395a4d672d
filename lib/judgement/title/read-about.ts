/** How people introduce their role in a text about themselves, in seven languages; what follows is the role. */
const introductions = [
  "i(?:'|’)?m(?: an?| the)?|i am(?: an?| the)?|i work as(?: an?| the)?|my role as|i lead(?: the)?",
  "i run(?: the)?|i head(?: up)?(?: the)?|working as(?: an?| the)?|currently(?: an?| the)?",
  "as (?:an?|the)",
  "ich bin(?: als)?|ich arbeite als|ich leite(?: den| die| das)?|ich verantworte(?: den| die| das)?|als",
  "je suis|je travaille comme|je dirige|en tant que|actuellement",
  "soy(?: el| la)?|trabajo como|dirijo|lidero|actualmente|como",
  "sono(?: il| la)?|lavoro come|dirigo|guido|attualmente|in qualità di",
  "ik ben|ik werk als|ik leid|momenteel",
  "sou(?: o| a)?|trabalho como|lidero|dirijo|atualmente",
];
const introduced = new RegExp(`(?<![\\p{L}])(?:${introductions.join("|")})\\s+([^.!?;\\n]{4,90})`, "giu");
const mostRead = 1_000;
const mostRoles = 4;

/** The roles that a person's own description names, in order: `Director of Revenue Operations at Acme`. Pure. */
export function rolesInAbout(about: string): string[] {
  const read = about.slice(0, mostRead);
  // Many begin with the role itself: "Director of Sales at Acme. My team …".
  const [first = ""] = read.split(/[.!?;\n]/);
  const introducedRoles = [...read.matchAll(introduced)].map(([, role]) => role ?? "");
  return [...(first.length <= 90 ? [first] : []), ...introducedRoles]
    .slice(0, mostRoles)
    .map((role) => role.replace(/[,–—(].*$/u, "").trim());
}
