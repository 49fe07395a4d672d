import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstLine, readBio } from "./read-bio";

describe("readBio", () => {
  it.each([
    ["Head of RevOps @acme", "Head of RevOps", "acme"],
    ["CTO at Acme GmbH", "CTO", "Acme GmbH"],
    ["VP Sales, Acme | ex-Foo", "VP Sales", "Acme"],
    ["Founder & CEO at Acme. Dad.", "Founder & CEO", "Acme"],
    ["Ex-Oldport, ex-Firma, now VP Sales at Acme", "VP Sales", "Acme"],
    ["Revenue Operations @ Acme, Inc. Views mine.", "Revenue Operations", "Acme"],
    ["CTO, Co-Founder, Acme", "CTO", "Acme"],
    ["Owner, Acme Plumbing", "Owner", "Acme Plumbing"],
    ["sr. director, demand gen @acme", "sr. director, demand gen", "acme"],
    ["Head of Sales for EMEA at Acme", "Head of Sales for EMEA", "Acme"],
    ["I write about sales and I am the Head of RevOps at Acme building dashboards", "Head of RevOps", "Acme"],
    ["Mom. Wife. CRO @ Acme. Tweets about GTM.", "CRO", "Acme"],
    ["Co-Founder @acme & Host of The Pipeline Show", "Co-Founder", "acme"],
    ["Vice President of Marketing at Bank of Somewhere", "Vice President of Marketing", "Bank of Somewhere"],
    ["Working at Acme as a Product Manager", "Product Manager", "Acme"],
    ["RevOps leader. Currently at Acme.", "RevOps leader", "Acme"],
    ["Bioinformatician @ Acme Genomics", "Bioinformatician", "Acme Genomics"],
    ["Frontend dev @acme", "Frontend dev", "acme"],
    ["CTO and co-founder of acme.example", "CTO and co-founder", "acme.example"],
    ["Nurse manager at St. Acme Hospital", "Nurse manager", "St. Acme Hospital"],
    ["Building @acme", null, "acme"],
    ["Senior Data Analyst (Acme)", "Senior Data Analyst", "Acme"],
    ["Chief Revenue Officer · Acme Labs", "Chief Revenue Officer", "Acme Labs"],
    ["Gründerin von Quillforge", "Gründerin", "Quillforge"],
    ["Leiter:in Marketing bei der Acme GmbH", "Leiter:in Marketing", "Acme GmbH"],
    ["Geschäftsführer der Acme GmbH", "Geschäftsführer", "Acme GmbH"],
    ["Gründer & Geschäftsführer Acme GmbH. Vater. Läufer.", "Gründer & Geschäftsführer", "Acme GmbH"],
    ["Ich bin Vertriebsleiterin bei Acme in München", "Vertriebsleiterin", "Acme"],
    ["Responsable marketing chez Y", "Responsable marketing", "Y"],
    ["Je suis directrice marketing chez Acme depuis 2019", "directrice marketing", "Acme"],
    ["Fondatrice d'Acme", "Fondatrice", "Acme"],
    ["DRH – Groupe Acme", "DRH", "Groupe Acme"],
    ["Directora de ventas en Acme", "Directora de ventas", "Acme"],
    ["Fundadora y CEO de Acme", "Fundadora y CEO", "Acme"],
    ["Direttore vendite presso Acme S.p.A.", "Direttore vendite", "Acme S.p.A."],
    ["Amministratore delegato di Acme", "Amministratore delegato", "Acme"],
    ["Hoofd verkoop bij Acme", "Hoofd verkoop", "Acme"],
    ["Eigenaar van Acme B.V. | vader", "Eigenaar", "Acme B.V."],
    ["Diretora de vendas na Acme", "Diretora de vendas", "Acme"],
    ["Sócia-fundadora da Acme", "Sócia-fundadora", "Acme"],
  ])("reads the role and the company of %j", (bio, title, companyName) => {
    expect(readBio(bio)).toMatchObject({ title, companyName });
  });

  it.each([
    ["Software engineer", "Software engineer"],
    ["Account Executive at a startup", "Account Executive"],
    ["VP Sales, Berlin", "VP Sales"],
    ["VP of Sales", "VP of Sales"],
    ["Zahnärztin in Hamburg", "Zahnärztin"],
    ["Selbstständige Beraterin für Vertrieb", "Selbstständige Beraterin für Vertrieb"],
    ["CTO | Dad | Coffee", "CTO"],
    ["jo@acme.example CTO", "CTO"],
  ])("names no company for %j", (bio, title) => {
    expect(readBio(bio)).toMatchObject({ title, companyName: null, companyHandle: null });
  });

  it.each([
    "",
    "Dad of two, runner, coffee lover. Opinions my own",
    "Photographer, hiker",
    "Formerly CTO at Foo. Now building things.",
    "Retired VP Sales at Acme",
    "Aspiring product manager",
    "Married to a CEO, mother of cats",
    "Hiring a Head of Sales at Acme",
    "helping CTOs sleep at night",
    "Owner of two cats",
    "My boss is the CEO",
    "Not a CEO",
    "Speaking at Acme Summit",
    "Partner in crime to my dog",
    "Lead guitarist in a band",
    "Head over heels in love",
    "We help revenue teams forecast better. Our CEO writes here.",
    "Official account of Acme. Questions? Ask our support manager.",
    "The platform for modern revenue teams",
    "Ehemals Vertriebsleiterin bei Acme",
    "Ancien directeur commercial chez Acme",
  ])("finds no role in %j", (bio) => {
    expect(readBio(bio).title).toBeNull();
  });

  it.each([
    ["Founder of @acme.example", "Founder", "acme", "acme.example"],
    ["Head of Sales | @acme.example | she/her", "Head of Sales", "acme", "acme.example"],
    ["Engineer at acme.example", "Engineer", "acme.example", "acme.example"],
    [
      "Principal Engineer @acme.example, previously @foo.example",
      "Principal Engineer",
      "acme",
      "acme.example",
    ],
  ])("keeps the mentioned account of %j", (bio, title, companyName, companyHandle) => {
    expect(readBio(bio)).toMatchObject({ title, companyName, companyHandle });
  });

  it("reads the name's line if the bio says nothing", () => {
    expect(readBio("Coffee.", "Jo Sample | CRO @ Acme")).toMatchObject({ title: "CRO", companyName: "Acme" });
    expect(readBio("CTO at Foo", "Jo Sample | CRO @ Acme")).toMatchObject({ title: "CTO" });
  });

  it("says who is open to work, and who hires", () => {
    expect(readBio("Open to work | RevOps manager")).toMatchObject({ openToWork: true, hiring: false });
    expect(readBio("We're hiring! CTO @ Acme")).toMatchObject({ title: "CTO", hiring: true });
  });

  it("never throws, whatever the text, and bounds what it returns", () => {
    const words = fc.constantFrom(
      "CEO",
      "of",
      "@",
      "at",
      "Acme",
      ",",
      "|",
      "sales ops",
      "and",
      "GmbH",
      "ex-",
      "(",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2_000 }),
      fc.array(words, { maxLength: 400 }).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(text, (bio) => {
        const { title, companyName } = readBio(bio);
        expect((title ?? "").length).toBeLessThanOrEqual(120);
        expect((companyName ?? "").length).toBeLessThanOrEqual(260);
      }),
    );
  });
});

describe("firstLine", () => {
  it("is the first line with words", () => {
    expect(firstLine("🚀\n  VP Sales \t at Acme \nDad")).toBe("VP Sales at Acme");
    expect(firstLine("🚀")).toBeNull();
  });
});
