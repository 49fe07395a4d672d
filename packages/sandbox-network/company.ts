/** Companies of the sandbox world, with the data that their pages show. */
import { addedCompanies } from "./companies-added";
import { industryCompanies } from "./companies-industry";
import { serviceCompanies } from "./companies-services";
import { softwareCompanies } from "./companies-software";
import type { CompanyEntry } from "./company-entry";
import { countries } from "./countries";

export interface WorldCompany extends CompanyEntry {
  index: number;
  /** Added later: only people of the cast work there. */
  isAdded: boolean;
  networkUrl: string;
  website: string;
  summary: string;
  location: string;
}

const drawnEntries = [...softwareCompanies, ...serviceCompanies, ...industryCompanies];

/** All companies, in a fixed order. */
export function makeCompanies(host: string): WorldCompany[] {
  return [...drawnEntries, ...addedCompanies].map((entry, index) => ({
    ...entry,
    index,
    isAdded: index >= drawnEntries.length,
    networkUrl: `https://${host}/company/${entry.slug}`,
    website: `https://www.${entry.slug}.example`,
    summary: `${entry.name} ${entry.does}`,
    location: `${entry.city}, ${countries[entry.country].name}`,
  }));
}
