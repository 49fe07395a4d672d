import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words: "forecast*, umsatzprognose*, absatzprognose*, prognose*, quote, vertriebsziel*",
    noun: "Forecast-Genauigkeit",
    questions: [
      "wie weit liegt der Forecast am Quartalsende üblicherweise daneben?",
      "ab wann gilt ein Deal bei Ihnen als sicher?",
    ],
  },
  revenue_operations: {
    words: "vertriebssteuerung, vertriebscontrolling, vertriebsprozess*, vertriebsinnendienst",
    noun: "Revenue Operations",
    questions: [
      "an wen berichtet Revenue Operations in Ihrem Haus?",
      "welcher Prozess zwischen Marketing und Vertrieb hakt am häufigsten?",
    ],
  },
  buying_signals: {
    words: "kaufsignal*, kaufabsicht*, kaufinteress*, intent daten",
    noun: "Kaufsignale",
    questions: [
      "bei welchem Signal greift Ihr Team noch am selben Tag zum Telefon?",
      "woher kommen Ihre Signale heute, und wer sieht sie sich an?",
    ],
  },
  attribution: {
    words: "attribution*, werbewirkung*, marketingmessung, erfolgsmessung",
    noun: "Marketing-Attribution",
    questions: [
      "welcher Zahl glauben Marketing und Finanzen gleichermaßen?",
      "fragen Sie neue Kunden nach dem Weg zu Ihnen, oder verlassen Sie sich auf Tracking?",
    ],
  },
  cloud_costs: {
    words: "cloud kosten, cloudkosten, cloud rechnung*, cloud ausgaben, serverkosten",
    noun: "Cloud-Kosten",
    questions: [
      "sehen Ihre Entwicklungsteams, was ein einzelner Dienst kostet?",
      "wer bemerkt es zuerst, wenn die Cloud-Rechnung springt?",
    ],
  },
  prospecting: {
    words:
      "kaltakquise*, akquise*, neukunden*, kundengewinnung, telefonakquise, erstkontakt*, kaltmail*, zielkunden, termine gewinnen",
    noun: "Neukundengewinnung",
    questions: [
      "was bringt Ihnen derzeit mehr Erstgespräche, Telefon oder E-Mail?",
      "wie entscheidet Ihr Team morgens, wen es zuerst anspricht?",
    ],
  },
  crm_data: {
    words: "crm*, dublette*, kundendaten, kontaktdaten, stammdaten, adressdaten, pflichtfeld*",
    noun: "CRM-Datenqualität",
    questions: [
      "wie viele Ihrer CRM-Felder liest überhaupt noch jemand?",
      "wer räumt auf, wenn Kontakte die Stelle wechseln?",
    ],
  },
  sales_pipeline: {
    words:
      "vertriebspipeline*, abschluss, abschluesse, abschlussquote*, verkaufschance*, vertrieb, vertriebsteam*, verkaufsprozess*, aussendienst*",
    noun: "Pipeline-Steuerung",
    questions: [
      "wie lange darf ein Deal in einer Phase liegen, bevor jemand nachfragt?",
      "verlieren Sie mehr Deals an den Wettbewerb oder weil nichts entschieden wird?",
    ],
  },
  demand_generation: {
    words:
      "leadgenerierung, nachfrage*, kampagne*, werbung*, anzeigenkampagne*, werbebudget*, marketingteam*, trichter",
    noun: "Leadgenerierung",
    questions: [
      "welchen Kanal würden Sie als Erstes abschalten, wenn Sie müssten?",
      "wie viele Ihrer Leads ruft der Vertrieb wirklich an?",
    ],
  },
  content: {
    words:
      "inhalte, marke, markenauftritt, markenbild*, sichtbarkeit, suchmaschinen*, social media, oeffentlichkeitsarbeit, pressearbeit",
    noun: "Marke und Content",
    questions: [
      "welches Format erwähnen Kunden im ersten Gespräch mit Ihnen?",
      "woran erkennen Sie, dass ein Beitrag seinen Zweck erfüllt hat?",
    ],
  },
  pricing: {
    words:
      "preis, preise, preisgestaltung*, preiserhoehung*, rabatt*, marge, margen, zahlungsbereitschaft, preismodell*",
    noun: "Preisgestaltung",
    questions: [
      "wer darf bei Ihnen Rabatt geben, und bis zu welcher Höhe?",
      "wann haben Sie zuletzt die Preise geändert, und was ist passiert?",
    ],
  },
  customer_retention: {
    words:
      "kundenbindung, abwanderung*, kuendigungsquote, vertragsverlaengerung*, bestandskunde*, stammkunde*, kundenerfolg",
    noun: "Kundenbindung",
    questions: [
      "was ist meist das erste Zeichen, dass ein Kunde gehen wird?",
      "wer verantwortet bei Ihnen die Verlängerung?",
    ],
  },
  customer_service: {
    words:
      "kundenservice, kundendienst, kundensupport, supportanfrage*, hotline*, reklamationsbearbeitung, kundenerlebnis, wartezeit*",
    noun: "Kundenservice",
    questions: [
      "welche Frage erreicht Ihr Team am häufigsten?",
      "wie lange wartet ein Kunde an vollen Tagen auf die erste Antwort?",
    ],
  },
  sales_coaching: {
    words:
      "vertriebstraining*, verkaufstraining*, vertriebscoaching, einwandbehandlung, gespraechsleitfaden, verkaufsgespraech*, erstgespraech*",
    noun: "Vertriebscoaching",
    questions: [
      "wie lange dauert es, bis neue Leute im Vertrieb ihr volles Ziel erreichen?",
      "wer hört bei Gesprächen mit, und wie oft?",
    ],
  },
  partnerships: {
    words:
      "partnervertrieb, vertriebspartner*, partnerschaft*, partnerprogramm*, haendlernetz*, empfehlungsgeschaeft, kooperation*",
    noun: "Partnervertrieb",
    questions: [
      "welcher Anteil des Neugeschäfts kommt über Partner?",
      "welche Partner bringen wirklich Aufträge, und welche nur ein Logo?",
    ],
  },
};
