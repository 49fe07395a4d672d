/**
 * Names that are recognized wherever they stand, also where every noun or first word has a capital. Names that are
 * ordinary words as well (Mark, Grace, Apple) are left out: there, capitals alone cannot tell.
 */

/** Frequent given names of the seven languages' countries. */
const givenNames = `
  aaron adam alan albert alessandra alessandro alexander alexandra alexandre alice alicia amanda amelia amélie ana
  anders andrea andreas andrew angela anja anna annette antoine anthony antonio arjan arthur barbara beatriz benjamin
  bernd bettina birgit brian britta bruno camille carla carlos carolina catherine charles charlotte chiara christian
  christina christine christoph christopher claire claudia clément daniel daniela david deborah dennis diana diego
  dieter dirk dominik donald dorothea edward elena elisabeth elizabeth emily emma eric erik esther eva fabian federica
  federico felix fernanda fernando filipe florian francesca francesco francisco françois frederik gabriel gabriele
  george gerhard giovanni giulia giuseppe gonzalo guido guillaume hannah hans heike heinz helen helena henning hendrik
  holger hugo ignacio ines ingrid isabel isabelle ivan jacob jacques james jana jasmin javier jeffrey jennifer jens
  jeroen jessica joachim joana joanna johannes john jonas jonathan jörg jorge josé joseph juan judith julia julian
  julien jürgen karin karl karsten katharina katherine kathrin katrin kenneth kerstin kevin klaus laura laurent lea
  lena leonie lisa lorenzo louis luca lucas lucía luigi luis lukas manuel manuela marc marcel marco marcus margaret
  maria marie marina mario marion markus marta martin martina mathieu matteo matthew matthias mauricio michael michelle
  miguel mikael miriam monica monika nadine nancy natalia nicolas nicole nikolaus nina oliver olivier otto pablo
  paola pascal patricia patrick paul paula paulo pedro peter petra philipp philippe pierre pieter rachel rafael raffaele
  rainer ralf raphael rebecca regina ricardo richard robert roberta roberto roland ronald rüdiger ruth ryan sabine samuel
  sandra sara sarah sascha sebastian sergio silke silvia simone sofia sonja sophie stefan stefanie stefano stéphane
  stephanie stephen steven susanne sven sylvie tanja teresa thibault thierry thomas thorsten tiago timothy tobias torsten
  ulrich ulrike uwe valentina valeria vanessa vincent virginie walter werner wolfgang xavier yvonne`;

/** Companies and products that a model knows of, mostly vendors to business teams. */
const companies = `
  accenture activecampaign adobe adyen airbnb airtable alibaba amazon anthropic apollo.io asana atlassian aws bain
  bamboohr basecamp bloomberg bmw bosch braze calendly capgemini celonis chargebee chatgpt clari clickup cloudflare
  cognism coinbase confluence contentful copilot coupa crowdstrike databricks datadog dealfront deel deloitte docusign
  dropbox ebay eloqua expensify facebook figma freshworks gainsight gartner github gitlab google greenhouse gusto
  hubspot huggingface hootsuite ibm infor instagram intuit jira kaseya klaviyo kpmg leadfeeder lenovo linkedin lufthansa
  lusha mailchimp marketo mckinsey microsoft miro mixpanel mongodb netflix netsuite nvidia okta openai outreach.io
  palantir paypal pendo personio pipedrive powerbi procore pwc qualtrics quickbooks quora reddit revolut salesforce
  salesforge salesloft samsung sap sendgrid servicenow shopify siemens signavio snowflake sony sophos spendesk splunk
  spotify sprinklr superhuman surveymonkey tableau tesla tiktok toyota trello twilio twitter typeform uber ubs uipath
  unilever veeam verizon vmware volkswagen webflow whatsapp workday xero xing youtube zalando zapier zendesk zenefits
  zoho zoominfo zscaler`;

export const knownNames: ReadonlySet<string> = new Set(`${givenNames} ${companies}`.trim().split(/\s+/));

/** Abbreviations of trade and titles, which are no names. */
export const tradeAcronyms: ReadonlySet<string> = new Set(
  `ABM AE AES CAPA CAPAS DAF DRH DSI ETI HH KMO MKB PME RH RR RRHH SI TI TIC AI API APIS ARR AVP B2B B2C BDR BDRS BI BOM CAC CAO CCO CDO CEO CEOS CFO CFOS CHRO CIO CIOS CISO CISOS CLO
   CMO CMOS COO COOS CPO CRM CRMS CRO CROS CS CSM CSMS CSO CTO CTOS CX DACH DSGVO EDI EMEA ERP ESG ETL EU EVP FAQ GDPR
   GTM HR HRIS IA ICP ICPS IOT IT KI KMU KPI KPIS LLM LTV MD ML MQL MQLS MRR NPS NRR OK OKR OKRS OPS PDF PLG PM PMO PO
   POC POS PR PS QA QBR QBRS RFP RFPS RGPD ROI RSSI SAAS SDR SDRS SEO SLA SLAS SME SMES SMB SMBS SQL SVP TCO UI UK URL
   US USA USP USPS UX VP VPS`.split(/\s+/),
);
