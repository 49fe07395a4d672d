/** Countries, languages and names of the people in the sandbox world. */

export type Language = "en" | "de" | "fr" | "es" | "nl" | "it" | "pl" | "sv";

export interface Country {
  name: string;
  language: Language;
  /** Share of the world's people. */
  weight: number;
  cities: string[];
  firstNames: string[];
  lastNames: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const english = {
  firstNames: words(`Amelia Oliver Grace Henry Nora Caleb Ruby Ethan Hazel Miles Ivy Owen Clara Jasper Tessa
    Marcus Priya Darnell Keisha Andre Mei Rajesh Aisha Tyrone Leah Nathan Simone Victor Holly Desmond Paige
    Gareth Imogen Rory Bethany Callum Farah Dominic Yasmin Trevor Naomi Elliot Joanna Kofi Ling Sanjay Carmen`),
  lastNames: words(`Ashdown Bexley Calloway Dunmore Ellery Fairburn Garrick Hathersage Ingleby Jessop Kestrel
    Langmoor Merriweather Northcott Okafor Pemberly Quarles Ravenhill Selwyn Thackeray Underhill Venning
    Wexford Yardley Ainsley Brockman Chandran Delacroix Eastman Fernandes Goldwyn Huang Iqbal Jimenez Kaplan
    Lindqvist Mbeki Nakamura Osborne Prescott Rahman Stanhope Tran Usman Villiers Whitlock Zimmer Adeyemi`),
};
const german = {
  firstNames: words(`Anna Lukas Katrin Jonas Sabine Florian Miriam Stefan Heike Tobias Lena Matthias Carola
    Benedikt Julia Andreas Silke Markus Frauke Dominik Elif Moritz Petra Sebastian Nadine Holger Verena Emre
    Birgit Philipp Theresa Rainer Annika Jürgen Franziska Björn Ursula Dennis Kerstin Leonhard`),
  lastNames: words(`Amelung Bäumler Clausnitzer Dierksen Ebersbach Feldkamp Grünwald Hasselbach Imhof Jansohn
    Kirchhoff Lindemann Möllering Niedermayr Oberhauser Pfefferkorn Quandtner Rösler Schönborn Tannhuber
    Uhlmann Vierkant Weidenfeld Ziegenhagen Aydın Brandstetter Dornhöfer Eichinger Frohwein Gerstenberg
    Holzapfel Kaltenbach Lützenkirchen Mühlhausen Osterkamp Rademacher Sauerbrey Trautwein Wiesengrund Yıldırım`),
};
const french = {
  firstNames:
    words(`Camille Antoine Élodie Baptiste Manon Théo Chloé Guillaume Inès Mathieu Océane Rémi Sandrine
    Yann Aurélie Cédric Delphine Étienne Fatou Gaëlle Hugo Karim Laetitia Maxime Nadia Pascal Solène Thibault
    Véronique Xavier`),
  lastNames: words(`Aubertin Beaufils Charpentier Delaunois Escoffier Faucheux Garnerin Hautecoeur Imbertin
    Jolivet Kerguelen Lachassagne Marchandeau Nivelle Ouvrard Poitevin Quesnel Rochebrune Sauvageot Taillefer
    Urbain Vaucanson Benali Diallo Cormoran Lefranc Montbazin Pélissier Rousselin Traoré`),
};
const spanish = {
  firstNames:
    words(`Lucía Álvaro Carmen Iker Marta Sergio Nerea Pablo Rocío Javier Ainhoa Gonzalo Beatriz Rubén
    Elena Ignacio Paloma Óscar Noelia Raúl Ximena Diego Valeria Mateo Jimena Emilio Renata Joaquín Itziar Tomás`),
  lastNames:
    words(`Alcántara Barrientos Cifuentes Dalmau Echeverría Figueras Gallardo Hinojosa Ibarrola Jaramillo
    Lizárraga Montesinos Navascués Olmedilla Pedrosa Quintanilla Robledo Santacruz Tordesillas Urquiza Valdivieso
    Zubiri Arizmendi Belmonte Carrasquilla Espinar Luján Morales Peñalver Sepúlveda`),
};
const dutch = {
  firstNames:
    words(`Sanne Bram Femke Daan Lotte Jeroen Marieke Thijs Anouk Ruben Esther Maarten Fleur Koen Ilse
    Pieter Roos Sander Tessa Wouter Hanneke Joost Merel Niels Samira Tijmen Youssef Willemijn Gijs Noor`),
  lastNames:
    words(`Achterberg Bloemendaal Cornelissen Dijkgraaf Eikelboom Feenstra Groeneveld Hoogendoorn Ijpelaar
    Jonkman Kloosterman Lammers Meijerink Nieuwenhuis Oosterbaan Poelstra Rietveld Schaapman Terpstra Uittenbogaard
    Veldhuizen Westerink Zandbergen Bakkali Demirci Hofstede Kramer Molenaar Spijkerman Vermeulen`),
};
const italian = {
  firstNames: words(`Giulia Lorenzo Chiara Matteo Francesca Davide Elisa Riccardo Martina Alessio Paola Simone
    Valentina Edoardo Silvia Nicola Serena Fabio Ilaria Tommaso`),
  lastNames: words(`Albertazzi Bongiorni Carraresi Donadello Fantuzzi Gherardini Lombardelli Mancuso Novelli
    Ortensi Pallavicino Quaranta Ruggeri Sanfelice Tedeschi Ubaldi Vescovi Zanetti Brambati Cattaneo`),
};
const polish = {
  firstNames:
    words(`Agnieszka Bartosz Dorota Filip Gabriela Jakub Katarzyna Łukasz Magdalena Piotr Oliwia Rafał
    Sylwia Tomasz Zofia Wojciech Ewa Kamil Natalia Szymon`),
  lastNames: words(`Adamczyk Bielecki Czarnota Dąbrowiec Gołębiewski Jabłonowska Kwiatek Lisiecki Majewicz
    Nowotarski Ostrowicz Pawlicka Rzepecki Sadowicz Tarnawski Urbanik Wierzbicki Zawadzka Borowik Grabiec`),
};
const swedish = {
  firstNames:
    words(`Alva Björn Elin Fredrik Hanna Isak Johanna Kalle Linnéa Mattias Nils Petra Rasmus Sofia Tove
    Ulf Viktor Ylva Åsa Emil`),
  lastNames: words(`Almkvist Bergström Dahlgren Ekholm Fagerlund Granqvist Hedlund Isaksson Kjellberg Lundmark
    Myrberg Nordenson Östlund Palmgren Rosengren Sandell Törnqvist Vikström Åkerman Sjöholm`),
};
const indian = {
  firstNames:
    words(`Aarav Ananya Bhavesh Deepika Farhan Gayatri Harish Ishita Karthik Lakshmi Manish Nandini Om
    Pooja Rohan Shreya Tanvi Uday Vikram Zara`),
  lastNames: words(`Agarwalla Bhattacharjee Chakravarti Deshmukhe Ghoshal Iyengar Joshipura Kulkarnik Mahajani
    Nambiarath Padmanabhan Raghunath Sengupta Thakkar Upadhyaya Varadarajan Wadhwani Yadavalli Banerji Pillai`),
};

export const countries = {
  US: {
    ...english,
    name: "United States",
    language: "en",
    weight: 22,
    cities: words("Austin Denver Chicago Boston Seattle Atlanta Portland"),
  },
  GB: {
    ...english,
    name: "United Kingdom",
    language: "en",
    weight: 15,
    cities: words("London Manchester Bristol Leeds Edinburgh"),
  },
  IE: { ...english, name: "Ireland", language: "en", weight: 3, cities: words("Dublin Cork Galway") },
  IN: {
    ...indian,
    name: "India",
    language: "en",
    weight: 5,
    cities: words("Bengaluru Pune Mumbai Hyderabad"),
  },
  DE: {
    ...german,
    name: "Germany",
    language: "de",
    weight: 18,
    cities: words("Berlin München Hamburg Köln Stuttgart Leipzig"),
  },
  AT: { ...german, name: "Austria", language: "de", weight: 3, cities: words("Wien Graz Linz") },
  CH: { ...german, name: "Switzerland", language: "de", weight: 3, cities: words("Zürich Basel Bern") },
  FR: {
    ...french,
    name: "France",
    language: "fr",
    weight: 9,
    cities: words("Paris Lyon Nantes Lille Toulouse"),
  },
  ES: {
    ...spanish,
    name: "Spain",
    language: "es",
    weight: 7,
    cities: words("Madrid Barcelona Valencia Bilbao Sevilla"),
  },
  NL: {
    ...dutch,
    name: "Netherlands",
    language: "nl",
    weight: 7,
    cities: words("Amsterdam Utrecht Rotterdam Eindhoven"),
  },
  IT: { ...italian, name: "Italy", language: "it", weight: 3, cities: words("Milano Torino Bologna Roma") },
  PL: {
    ...polish,
    name: "Poland",
    language: "pl",
    weight: 3,
    cities: words("Warszawa Kraków Wrocław Gdańsk"),
  },
  SE: { ...swedish, name: "Sweden", language: "sv", weight: 2, cities: words("Stockholm Göteborg Malmö") },
} satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;
