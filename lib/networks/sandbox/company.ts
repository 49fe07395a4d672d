/** Companies of the sandbox world, with the data that their pages show. */
import { industryCompanies } from "./companies-industry";
import { serviceCompanies } from "./companies-services";
import { softwareCompanies } from "./companies-software";
import type { CompanyEntry } from "./company-entry";
import { countries } from "./countries";

export interface WorldCompany extends CompanyEntry {
  index: number;
  networkUrl: string;
  website: string;
  summary: string;
  location: string;
}

/** All companies, in a fixed order. */
export function makeCompanies(host: string): WorldCompany[] {
  return [...softwareCompanies, ...serviceCompanies, ...industryCompanies].map((entry, index) => ({
    ...entry,
    index,
    networkUrl: `https://${host}/company/${entry.slug}`,
    website: `https://www.${entry.slug}.example`,
    summary: `${entry.name} ${entry.does}`,
    location: `${entry.city}, ${countries[entry.country].name}`,
  }));
}
