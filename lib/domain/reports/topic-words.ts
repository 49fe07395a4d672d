/** Nouns that name a topic together with a word of business talk, in the languages of posts; in plain form. */
export const topicNouns = `account accounts adoption agreement agreements alert alerts approval approvals attribution audit audits backlog
  benchmark benchmarks board brand call calls campaign campaigns capacity career careers cash channel channels
  chatbot coach coaching commission commissions community content contract contracts coverage culture cycle cycles
  dashboard dashboards debt delivery demo demos design development discount discounts discovery email emails
  enablement energy engagement engineering event events experience experiences expansion fraud funding funnel gap
  governance handover health hiring hygiene incident incidents infrastructure insight insights insurance intelligence
  intent interview interviews inventory invoice invoices knowledge landing legal list lists logistics maintenance
  management marketing meeting meetings message messaging metric metrics migration model models motion network note
  notes objection objections operations ops outage outages outreach payroll performance plan planning playbook policy
  portfolio presentation prevention pricing privacy procurement profile project projects proposal proposals
  prospecting quality quarter recruiting recruitment referral referrals renewal renewals report reporting reports
  research review reviews risk risks routing safety satisfaction schedule scheduling scope scoring search segment
  segmentation sequence sequences service services shift site skills social spend stack stakeholder stakeholders
  standard standards status stock structure supply support survey surveys sustainability system systems talent
  target targets technology templates territory territories test testing tests ticket tickets timing tracking trade
  training travel trial trials user users vendor vendors visibility warehouse website workflow workflows
  abteilung abschluss abstimmung angebot angebote anfragen arbeit ausschreibung auswahl auswertung bedarf berater
  beratung bericht berichte bestand bewertung daten datenqualitaet einkauf einfuehrung entwicklung erfahrung
  fachkraefte gespraech gespraeche kampagne kampagnen kennzahlen kontakte lager leitung lieferkette loesung loesungen
  nachfolge nachhaltigkeit planung projekt projekte prognose pruefung qualitaet schulung sicherheit steuerung
  termine umstellung verhandlung verwaltung wartung werkzeuge zusammenarbeit zufriedenheit
  achats analyse approche campagne campagnes chaine commercial commerciale commerciaux conformite contrats devis
  equipes etude experience fidelisation formation gestion indicateurs livraison maintenance mesure mise offre outils
  performance pilotage prevision previsions prospection qualite recrutement relation reunion reunions securite service
  services suivi tableau ventes
  analisis campana campanas captacion cierre cadena calidad comercial comerciales compras contratos cumplimiento
  equipos experiencia formacion gestion herramientas indicadores informes prevision previsiones propuesta reuniones
  seguimiento seguridad servicio soporte
  acquisti analisi assistenza campagna catena clientela commerciale commerciali conformita contratti esperienza
  formazione gestione indicatori offerta prevision previsioni proposta qualita riunione riunioni sicurezza strumenti
  aanbod afdeling begroting contracten inkoop kwaliteit levering opleiding overleg planning prognose rapportage
  samenwerking tevredenheid veiligheid voorraad werving
  atendimento cadeia capacitacao comercial compras contratos equipes experiencia ferramentas gestao indicadores metas
  previsao previsoes proposta qualidade relatorios reuniao reunioes seguranca servico suporte treinamento vendas`;
