/**
 * Words of seven languages that name the same kind of beginner, in the form of `wordsOf`, as a phrase of an exclusion list
 * says them. A star stands for any ending, or at the front for any beginning.
 */
const groups: Readonly<Record<string, string>> = {
  intern:
    "intern interns internship* praktikant* prakti praktis praktikum* stagiaire* stagiair stagist* becari* tirocinant* estagiari* practicante* trainee*",
  apprentice:
    "apprentice* azubi* auszubildend* lehrling* apprenti apprentie apprentis alternant* aprendiz* leerling* apprendist*",
  student:
    "student* studierend* werkstudent* etudiant* estudiant* studente* studentess* estudante* undergraduate*",
  freelancer:
    "freelanc* selfemployed zzp* zzper* freiberuf* selbstaendig* independant* autonomo* autonoma* libero liberi professionist* contractor*",
};

const patterns = Object.entries(groups).map(
  ([name, words]) =>
    [name, new RegExp(`^(?:${words.split(/\s+/).join("|").replaceAll("*", "\\p{L}*")})$`, "u")] as const,
);

/** The kinds of beginner, or freelancer, that a word names. */
export const roleGroupsOf = (word: string): string[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(word) ? [name] : []));
