/** Words of titles that say nothing of the job: articles, prepositions, forms, and words of official lists. */
export const idleTitleWords: ReadonlySet<string> = new Set(
  `a an and at for in not no non of on or other the to with elsewhere classified sector special
  am an auf bei das dem den der des die fachbereich fachrichtung fuer im in mit oder schwerpunkt bereich sektor sonstige und verwandte von zum zur
  au aux autres assimiles d dans de des du en et l la le les ou par pour secteur sur un une
  afines al con del e el las los o otros para por similares sin y
  ad affini altri assimilati da degli dei della delle dello di gli i il lo nei nel nella per
  bij een het met naar op overige te van voor
  ao as com do da dos em na nas no nos os similares
  activities alla anderweitig attivita berufe elders ailleurs dans della delle eines eine einer einem genannt geclassificeerd general generale generali generales klassifiziert metiers nell nella nelle nicht nao niet occupations pour professioni professions related professionals similares site specialised
  f h m w x`.split(/\s+/),
);
