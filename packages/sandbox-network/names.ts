/** First and last names of the people in the sandbox world, per language or country. */

export interface Names {
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Those of the first names that women have; men have the others. */
  women: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const englishNames: Names = {
  women: words(
    `Amelia Grace Nora Ruby Hazel Ivy Clara Tessa Priya Keisha Mei Aisha Leah Simone Holly Paige Imogen Bethany Farah Yasmin Naomi Joanna Ling Carmen`,
  ),
  firstNames: words(`Amelia Oliver Grace Henry Nora Caleb Ruby Ethan Hazel Miles Ivy Owen Clara Jasper Tessa
    Marcus Priya Darnell Keisha Andre Mei Rajesh Aisha Tyrone Leah Nathan Simone Victor Holly Desmond Paige
    Gareth Imogen Rory Bethany Callum Farah Dominic Yasmin Trevor Naomi Elliot Joanna Kofi Ling Sanjay Carmen`),
  lastNames: words(`Ashdown Bexley Calloway Dunmore Ellery Fairburn Garrick Hathersage Ingleby Jessop Kestrel
    Langmoor Merriweather Northcott Okafor Pemberly Quarles Ravenhill Selwyn Thackeray Underhill Venning
    Wexford Yardley Ainsley Brockman Chandran Delacroix Eastman Fernandes Goldwyn Huang Iqbal Jimenez Kaplan
    Lindqvist Mbeki Nakamura Osborne Prescott Rahman Stanhope Tran Usman Villiers Whitlock Zimmer Adeyemi`),
};
export const germanNames: Names = {
  women: words(
    `Anna Katrin Sabine Miriam Heike Lena Carola Julia Silke Frauke Elif Petra Nadine Verena Birgit Theresa Annika Franziska Ursula Kerstin`,
  ),
  firstNames: words(`Anna Lukas Katrin Jonas Sabine Florian Miriam Stefan Heike Tobias Lena Matthias Carola
    Benedikt Julia Andreas Silke Markus Frauke Dominik Elif Moritz Petra Sebastian Nadine Holger Verena Emre
    Birgit Philipp Theresa Rainer Annika Jürgen Franziska Björn Ursula Dennis Kerstin Leonhard`),
  lastNames: words(`Amelung Bäumler Clausnitzer Dierksen Ebersbach Feldkamp Grünwald Hasselbach Imhof Jansohn
    Kirchhoff Lindemann Möllering Niedermayr Oberhauser Pfefferkorn Quandtner Rösler Schönborn Tannhuber
    Uhlmann Vierkant Weidenfeld Ziegenhagen Aydın Brandstetter Dornhöfer Eichinger Frohwein Gerstenberg
    Holzapfel Kaltenbach Lützenkirchen Mühlhausen Osterkamp Rademacher Sauerbrey Trautwein Wiesengrund Yıldırım`),
};
export const frenchNames: Names = {
  women: words(
    `Camille Élodie Manon Chloé Inès Océane Sandrine Aurélie Delphine Fatou Gaëlle Laetitia Nadia Solène Véronique`,
  ),
  firstNames:
    words(`Camille Antoine Élodie Baptiste Manon Théo Chloé Guillaume Inès Mathieu Océane Rémi Sandrine
    Yann Aurélie Cédric Delphine Étienne Fatou Gaëlle Hugo Karim Laetitia Maxime Nadia Pascal Solène Thibault
    Véronique Xavier`),
  lastNames: words(`Aubertin Beaufils Charpentier Delaunois Escoffier Faucheux Garnerin Hautecoeur Imbertin
    Jolivet Kerguelen Lachassagne Marchandeau Nivelle Ouvrard Poitevin Quesnel Rochebrune Sauvageot Taillefer
    Urbain Vaucanson Benali Diallo Cormoran Lefranc Montbazin Pélissier Rousselin Traoré`),
};
export const spanishNames: Names = {
  women: words(
    `Lucía Carmen Marta Nerea Rocío Ainhoa Beatriz Elena Paloma Noelia Ximena Valeria Jimena Renata Itziar`,
  ),
  firstNames:
    words(`Lucía Álvaro Carmen Iker Marta Sergio Nerea Pablo Rocío Javier Ainhoa Gonzalo Beatriz Rubén
    Elena Ignacio Paloma Óscar Noelia Raúl Ximena Diego Valeria Mateo Jimena Emilio Renata Joaquín Itziar Tomás`),
  lastNames:
    words(`Alcántara Barrientos Cifuentes Dalmau Echeverría Figueras Gallardo Hinojosa Ibarrola Jaramillo
    Lizárraga Montesinos Navascués Olmedilla Pedrosa Quintanilla Robledo Santacruz Tordesillas Urquiza Valdivieso
    Zubiri Arizmendi Belmonte Carrasquilla Espinar Luján Morales Peñalver Sepúlveda`),
};
export const dutchNames: Names = {
  women: words(
    `Sanne Femke Lotte Marieke Anouk Esther Fleur Ilse Roos Tessa Hanneke Merel Samira Willemijn Noor`,
  ),
  firstNames:
    words(`Sanne Bram Femke Daan Lotte Jeroen Marieke Thijs Anouk Ruben Esther Maarten Fleur Koen Ilse
    Pieter Roos Sander Tessa Wouter Hanneke Joost Merel Niels Samira Tijmen Youssef Willemijn Gijs Noor`),
  lastNames:
    words(`Achterberg Bloemendaal Cornelissen Dijkgraaf Eikelboom Feenstra Groeneveld Hoogendoorn Ijpelaar
    Jonkman Kloosterman Lammers Meijerink Nieuwenhuis Oosterbaan Poelstra Rietveld Schaapman Terpstra Uittenbogaard
    Veldhuizen Westerink Zandbergen Bakkali Demirci Hofstede Kramer Molenaar Spijkerman Vermeulen`),
};
export const italianNames: Names = {
  women: words(`Giulia Chiara Francesca Elisa Martina Paola Valentina Silvia Serena Ilaria`),
  firstNames: words(`Giulia Lorenzo Chiara Matteo Francesca Davide Elisa Riccardo Martina Alessio Paola Simone
    Valentina Edoardo Silvia Nicola Serena Fabio Ilaria Tommaso`),
  lastNames: words(`Albertazzi Bongiorni Carraresi Donadello Fantuzzi Gherardini Lombardelli Mancuso Novelli
    Ortensi Pallavicino Quaranta Ruggeri Sanfelice Tedeschi Ubaldi Vescovi Zanetti Brambati Cattaneo`),
};
export const polishNames: Names = {
  women: words(`Agnieszka Dorota Gabriela Katarzyna Magdalena Oliwia Sylwia Zofia Ewa Natalia`),
  firstNames:
    words(`Agnieszka Bartosz Dorota Filip Gabriela Jakub Katarzyna Łukasz Magdalena Piotr Oliwia Rafał
    Sylwia Tomasz Zofia Wojciech Ewa Kamil Natalia Szymon`),
  lastNames: words(`Adamczyk Bielecki Czarnota Dąbrowiec Gołębiewski Jabłonowska Kwiatek Lisiecki Majewicz
    Nowotarski Ostrowicz Pawlicka Rzepecki Sadowicz Tarnawski Urbanik Wierzbicki Zawadzka Borowik Grabiec`),
};
export const swedishNames: Names = {
  women: words(`Alva Elin Hanna Johanna Linnéa Petra Sofia Tove Ylva Åsa`),
  firstNames:
    words(`Alva Björn Elin Fredrik Hanna Isak Johanna Kalle Linnéa Mattias Nils Petra Rasmus Sofia Tove
    Ulf Viktor Ylva Åsa Emil`),
  lastNames: words(`Almkvist Bergström Dahlgren Ekholm Fagerlund Granqvist Hedlund Isaksson Kjellberg Lundmark
    Myrberg Nordenson Östlund Palmgren Rosengren Sandell Törnqvist Vikström Åkerman Sjöholm`),
};
export const indianNames: Names = {
  women: words(`Ananya Deepika Gayatri Ishita Lakshmi Nandini Pooja Shreya Tanvi Zara`),
  firstNames:
    words(`Aarav Ananya Bhavesh Deepika Farhan Gayatri Harish Ishita Karthik Lakshmi Manish Nandini Om
    Pooja Rohan Shreya Tanvi Uday Vikram Zara`),
  lastNames: words(`Agarwalla Bhattacharjee Chakravarti Deshmukhe Ghoshal Iyengar Joshipura Kulkarnik Mahajani
    Nambiarath Padmanabhan Raghunath Sengupta Thakkar Upadhyaya Varadarajan Wadhwani Yadavalli Banerji Pillai`),
};

export const portugueseNames: Names = {
  women: words(`Inês Beatriz Mariana Catarina Joana Matilde Carolina Sofia Teresa Rita`),
  firstNames: words(`Inês Tiago Beatriz Duarte Mariana Gonçalo Catarina Rui Joana Nuno Matilde Afonso Carolina
    Bernardo Sofia Henrique Teresa Vasco Rita Simão`),
  lastNames:
    words(`Albuquerque Bragança Carvalhal Damasceno Esteves Figueiró Gouveia Henriques Lacerda Meireles
    Noronha Outeiro Pimentel Quaresma Rebelo Sampaio Tavares Vasconcelos Abrantes Leitão`),
};
export const brazilianNames: Names = {
  women: words(`Larissa Fernanda Camila Juliana Patrícia Letícia Thaís Bruna Raquel Vitória`),
  firstNames:
    words(`Larissa Thiago Fernanda Gustavo Camila Rodrigo Juliana Felipe Patrícia Leandro Letícia Caio
    Thaís Murilo Bruna Vinícius Raquel Renato Vitória Otávio`),
  lastNames:
    words(`Antunes Barcellos Cavalcanti Drummond Evangelista Furtado Guimarães Junqueira Lisboa Moreira
    Nogueira Pacheco Queiroz Rezende Siqueira Teixeira Uchoa Valadares Xavier Zanella`),
};
