/**
 * Words of limiting sentences in seven languages; written in the form of `normalizeText`, patterns as in
 * `word-matcher.ts`.
 */

/**
 * What a limiting word does: `be` and `not` limit what follows, `excluded` what precedes, `except` turns around a
 * denial before it, `without` denies a list or a fact, `fact` starts what cannot be checked, `ignore` limits
 * nothing, `plain` only looks like a limiting word.
 */
export type LimitCue = "be" | "not" | "excluded" | "except" | "without" | "fact" | "ignore" | "plain";

export const cueWords: Readonly<Record<LimitCue, string>> = {
  be: `only, solely, exclusively, strictly, limited to, limit to, restricted to, restrict to, must be, must only be, must work, must come from, must belong, has to be, have to be, need to be, needs to be, should be, should only be, nothing but, nothing except, nothing other than, no one but, no one except, noone but, nobody but, nobody except, none but, none except, exclude all but, exclude everything but, exclude everyone but, exclude everything except, exclude everyone except, exclude all except, exclude anyone but, no one other than,
    nur, ausschliesslich, lediglich, einzig, beschraenkt auf, begrenzt auf, nichts ausser, niemand ausser, niemanden ausser, muss eine, muss ein, muessen sein, muessen aus, muss aus, muss im, muessen im, muessen in, muss in, sollen nur,
    uniquement, seulement, exclusivement, strictement, limite aux, limite a, n * qu, n * que, ne * que, ne * qu, ne * * qu, ne * * que, rien que, rien d autre que, personne sauf, rien sauf, doivent etre, doit etre, doit travailler, doivent travailler, que des, que les,
    solo, solamente, unicamente, exclusivamente, nada mas que, limitado a, deben ser, debe ser, tienen que ser, tiene que ser, nadie excepto, nadie salvo, deben trabajar, debe trabajar,
    soltanto, esclusivamente, limitato a, devono essere, deve essere, nessuno tranne, niente tranne, nient altro che, devono lavorare, deve lavorare, soli, sole,
    alleen, enkel, uitsluitend, alleen maar, slechts, beperkt tot, moeten zijn, moet zijn, moeten werken, moet werken, niets behalve, niemand behalve, niets anders dan, moet een, moeten in, moet in,
    apenas, somente, limitado a, devem ser, deve ser, tem de ser, tem que ser, ninguem exceto, nada alem de, devem trabalhar, deve trabalhar`,
  not: `not, no, don t, dont, never, exclude, excludes, excluding, exclusion, avoid, avoiding, skip, ignore, leave out, rule out, filter out, none, nor, neither, nothing from, no one from, nobody from, no more, cannot be, can t be, must not be, should not be, shouldn t be, aren t, isn t, not interested in, not relevant, do not want, don t want, do not show, don t show, stay away from, keep out, do not contact, don t contact, not suitable, minus, stop, reject, disqualify, block,
    kein, keine, keinen, keiner, keinem, keines, nicht, niemals, nie, vermeide, vermeiden, ausschliessen, ausschluss, weder, bitte nicht, nichts von, niemand von, niemanden von, meiden, ignorieren, weglassen, raus,
    pas, jamais, exclure, exclus pas, excluez, exclusion, eviter, evitez, aucun, aucune, ni, surtout pas, ne pas, ignorer, ecarter, hormis les candidats,
    excluir, excluya, excluye, excluyendo, nunca, jamas, evitar, evite, ningun, ninguna, ninguno, nada, tampoco, descartar, ignorar,
    non, niente, nessun, nessuna, nessuno, escludere, escludi, escludete, escludendo, evitare, evita, evitate, ignorare, scartare, vietato,
    geen, niet, nooit, uitsluiten, vermijd, vermijden, negeer,
    nao, nenhum, nenhuma, exclua, excluindo, nem`,
  excluded: `excluded, are excluded, is excluded, should be excluded, must be excluded, to be excluded, are out, are off limits, off limits, not allowed, are not relevant, are not a fit, are not interesting, are not welcome, are not wanted, out of scope, ausgeschlossen, sind ausgeschlossen, werden ausgeschlossen, nicht relevant, nicht interessant, nicht erwuenscht, unerwuenscht, nicht gewuenscht, tabu, exclu, exclue, exclus, exclues, a exclure, a eviter, non pertinents, excluido, excluida, excluidos, excluidas, quedan excluidas, quedan excluidos, no interesan, esclusi, escluse, escluso, esclusa, da escludere, da evitare, uitgesloten, niet gewenst, niet relevant, nao interessam, no thanks`,
  except: `except, except for, excepting, other than, apart from, aside from, save for, everything but, all but, anything but, anyone but, everyone but, any industry but, barring, ausser, ausgenommen, bis auf, mit ausnahme, mit ausnahme von, abgesehen von, sauf, hormis, hors, excepte, a l exception, a l exception de, a l exception des, a part, excepto, salvo, menos, con excepcion, con excepcion de, a excepcion de, exceptuando, tranne, eccetto, salvo che, ad eccezione, ad eccezione di, a parte, fuorche, behalve, uitgezonderd, met uitzondering van, exceto, com excecao, com excecao de, a excecao de, a excecao das, menos`,
  without: `without, ohne, sans, sin, senza, zonder, sem`,
  fact: `only if, only when, only where, only after, only once, only in case, unless, have no, has no, having no, had no, with no, have not, has not, haven t, hasn t, do not have, don t have, does not have, doesn t have, did not, didn t, not yet, no * yet, do not use, don t use, does not use, doesn t use, not using, must have, must use, must own, must run, should have, needs to have, need to have, we are not, we re not, i am not, i m not, our product is not, we do not offer, we don t offer, we have no, the only, our only, your only, not have, cannot, can t, is not, do not exclude, don t exclude, never exclude, not exclude, do not avoid, do not ignore, don t ignore, do not skip, don t skip,
    nur wenn, nur falls, nur sofern, nur bei, sofern nicht, es sei denn, haben kein, haben keine, haben keinen, hat kein, hat keine, hat keinen, noch kein, noch keine, noch keinen, noch nicht, nicht haben, nutzen kein, nutzen keine, nutzen nicht, wir sind keine, wir sind kein, wir haben keine, wir haben kein, wir bieten keine, nicht ausschliessen, der einzige, die einzige, das einzige, muessen haben, ohne dass, verfuegen ueber keine,
    seulement si, uniquement si, uniquement quand, sauf si, a moins, n ont pas, n a pas, n ayant pas, pas encore, n utilisent pas, n utilise pas, nous ne sommes pas, nous n avons pas, ne pas exclure, n excluez pas, le seul, la seule, doivent avoir, doit avoir, ne disposent pas, ne dispose pas,
    solo si, solamente si, unicamente si, salvo si, salvo que, a menos que, no tienen, no tiene, aun no, todavia no, no usan, no usa, no utilizan, no somos, no tenemos, no excluir, deben tener, debe tener, sin que, que no tienen,
    solo se, soltanto se, a meno che, non hanno, non ha, non ancora, non usano, non utilizzano, non siamo, non abbiamo, non escludere, devono avere, deve avere, ancora nessun, l unico, l unica,
    alleen als, alleen wanneer, alleen indien, tenzij, hebben geen, heeft geen, nog geen, nog niet, gebruiken geen, gebruikt geen, wij zijn geen, we zijn geen, wij hebben geen, niet uitsluiten, moeten hebben, de enige, het enige,
    so se, apenas se, somente se, a nao ser, a menos que, nao tem, nao possuem, ainda nao, nao usam, nao utilizam, nao somos, nao temos, nao excluir, devem ter, deve ter, o unico, a unica`,
  ignore: `not only, not just, not exclusively, not merely, not limited to, not restricted to, not necessarily, no matter, no limit, no limits, no limitation, no limitations, no restriction, no restrictions, no preference, no preferences, no problem, no doubt, without doubt, no question, not least, not a problem, no need, whether or not, or not, if not, why not, not sure, not important, not always, no exceptions, only recently, if only, does not matter, doesn t matter, do not care, don t care, never mind, without exception, not to mention, not a must,
    nicht nur, nicht ausschliesslich, nicht allein, nicht bloss, nicht zwingend, nicht unbedingt, nicht nur in, egal, keine rolle, kein problem, keine einschraenkung, keine einschraenkungen, ohne zweifel, nicht zuletzt, ob oder nicht, keine praeferenz, nicht wichtig, ohne ausnahme, keine ausnahmen,
    pas seulement, pas uniquement, pas exclusivement, non seulement, pas que, peu importe, n importe, pas necessairement, pas de probleme, sans doute, pas forcement, ou pas, sans exception, pas de limite, pas de preference,
    no solo, no solamente, no unicamente, no importa, sin importar, no necesariamente, sin duda, sin problema, o no, no exclusivamente, sin limite, sin excepcion, da igual,
    non solo, non soltanto, non unicamente, non importa, non necessariamente, senza dubbio, nessun problema, non esclusivamente, senza limiti, nessuna preferenza,
    niet alleen, niet enkel, niet uitsluitend, maakt niet uit, niet noodzakelijk, geen probleem, zonder twijfel, of niet, geen voorkeur, ongeacht,
    nao so, nao apenas, nao somente, nao importa, nao necessariamente, sem duvida, sem problema, ou nao, sem limite, nao exclusivamente`,
  plain: `non profit*, not for profit*, not profit*, no profit*, non governmental*, but non lucratif, sans but lucratif, a but non lucratif, sin animo de lucro, sin fines de lucro, sin animo lucro, senza scopo di lucro, senza fini di lucro, sem fins lucrativos, zonder winstoogmerk, no code*, non food, non bank*, bien menos, no 1, no one s, minus points, non residential, non durable*, muss nicht, stop loss, al menos, mas o menos, al meno, por lo menos, a lo menos`,
};

/** Words that end what a limiting word limits: another thought begins. */
export const turnWords = new Set(
  `but however though although instead aber jedoch sondern sonst stattdessen denn mais cependant plutot pero sino aunque ma pero bensi maar echter mas porem we wir nous nosotros noi wij nos because since weil car porque perche omdat want`.split(
    " ",
  ),
);

/** Words after which a fact follows that nobody can check ("using HubSpot", "mit mehr als 50 Mitarbeitern"). */
export const factWords = new Set(
  `with using use uses used have has having located based headquartered hq if when whose where more less fewer than least employees employee headcount fte revenue arr budget funding funded budgets
  mit nutzen nutzt verwenden verwendet haben hat ansaessig mehr weniger mindestens hoechstens mitarbeiter mitarbeitern mitarbeitende mitarbeitenden umsatz wenn falls deren standort
  avec utilisant utilisent utilise ont ayant bases basees situes situees plus moins salaries employes chiffre dont si
  con usando usan utilizan tienen tiene ubicadas ubicados mas menos empleados trabajadores
  usano utilizzano hanno ha piu meno dipendenti addetti fatturato
  met gebruiken gebruikt hebben heeft gevestigd meer minder dan medewerkers werknemers
  com usam utilizam tem mais funcionarios colaboradores`.split(/\s+/),
);

/** What a company "without …" lacks: a fact about it, not a kind of company. */
export const lackWords = `*team, *teams, team, teams, department*, abteilung*, *abteilung, equipe*, equipo*, departamento*, departement*, reparto*, squadra*, afdeling*, function, tool*, system*, software*, crm*, erp*, budget*, plan*, strategy, strategie*, experience, erfahrung*, experience*, process*, prozess*, manager, officer, website*, funding, data, own, eigene*, eigenes, eigenen, eigenem, propre*, propio*, propia*, proprio, propria, eigen, dedicated, dedizierte*, inhouse, house, yet`;

/** Words that say "is wanted": "agencies are not relevant" limits what precedes. */
export const wantedWords = `relevant*, interest*, interessant*, fit, fits, target*, wanted, want, welcome, desired, suitable, allowed, considered, included, contact*, kontakt*, erwuenscht, gewuenscht, passend*, passen, zielgruppe*, pertinent*, voulu*, interesan*, valid*, rilevant*, interessan*, gewenst*, doelgroep*, bienvenu*, cible*, objetivo*, please, bitte, svp, por favor, our market, our customers, our buyers, kunden, ansprechen, anschreiben, exclude, ausschliessen`;

/** Words between the levels of a range: "VP and above". */
export const upwardWords =
  /^(?:above|higher|up|upwards?|aufwaerts|hoeher|darueber|superieurs?|superior|superiores|superiori|hoger|acima|plus)$/;
export const downwardWords =
  /^(?:below|lower|under|beneath|unter|unterhalb|darunter|dessous|inferieurs?|debajo|inferiores?|inferiori|sotto|onder|lager|abaixo)$/;
