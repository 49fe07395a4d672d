import { readSector } from "./industry-entry";

/** Manufacturing, energy, construction, real estate and logistics. */
export const productionIndustries = readSector("production", {
  manufacturing: {
    label: "Manufacturing",
    near: ["engineering_services", "industrial_services"],
  },
  industrial_services: {
    label: "Industrial maintenance",
    near: ["machinery", "crafts", "facilities"],
  },
  machinery: {
    label: "Machinery",
    parents: ["manufacturing"],
    near: ["automation", "metals", "automotive", "electrical", "engineering_services"],
  },
  automation: {
    label: "Industrial automation",
    parents: ["manufacturing"],
    near: ["machinery", "hardware", "electrical", "software"],
  },
  electrical: {
    label: "Electrical equipment",
    parents: ["manufacturing"],
    near: ["hardware", "automation", "machinery"],
  },
  chemicals: {
    label: "Chemicals",
    parents: ["manufacturing"],
    near: ["pharma", "plastics", "materials"],
  },
  plastics: {
    label: "Plastics and rubber",
    parents: ["manufacturing"],
    near: ["chemicals", "packaging"],
  },
  packaging: {
    label: "Packaging and paper",
    parents: ["manufacturing"],
    near: ["printing", "plastics", "consumer_goods"],
  },
  textiles: {
    label: "Textiles",
    parents: ["manufacturing"],
    near: ["fashion"],
  },
  metals: {
    label: "Metals",
    parents: ["manufacturing"],
    near: ["mining", "machinery"],
  },
  materials: {
    label: "Building materials",
    parents: ["manufacturing"],
    near: ["construction", "chemicals"],
  },
  furniture: {
    label: "Furniture",
    parents: ["manufacturing", "consumer_goods"],
    near: ["retail", "ecommerce"],
  },
  automotive: {
    label: "Automotive",
    parents: ["manufacturing"],
    near: ["machinery", "mobility"],
  },
  mobility: {
    label: "Mobility",
    near: ["automotive", "transport", "software"],
  },
  aerospace: {
    label: "Aerospace",
    parents: ["manufacturing"],
    near: ["defense", "airlines"],
  },
  shipbuilding: {
    label: "Shipbuilding and rail vehicles",
    parents: ["manufacturing"],
    near: ["shipping", "machinery"],
  },
  energy: {
    label: "Energy",
    near: ["utilities", "environment", "mining"],
  },
  oil_gas: {
    label: "Oil and gas",
    parents: ["energy"],
    near: ["mining", "chemicals"],
  },
  renewables: {
    label: "Renewable energy",
    parents: ["energy"],
    near: ["utilities", "environment"],
  },
  utilities: {
    label: "Utilities",
    near: ["energy", "renewables", "environment"],
  },
  environment: {
    label: "Environmental services and waste",
    near: ["utilities", "renewables", "energy"],
  },
  mining: {
    label: "Mining",
    near: ["metals", "oil_gas", "materials"],
  },
  construction: {
    label: "Construction",
    near: ["real_estate", "architecture", "materials", "engineering_services"],
  },
  civil_engineering: {
    label: "Civil engineering",
    parents: ["construction"],
    near: ["architecture"],
  },
  crafts: {
    label: "Trades and crafts",
    parents: ["construction"],
    near: ["industrial_services"],
  },
  architecture: {
    label: "Architecture",
    parents: ["professional_services"],
    near: ["construction", "real_estate", "design", "engineering_services", "civil_engineering"],
  },
  real_estate: {
    label: "Real estate",
    near: ["construction", "architecture", "facilities", "investment"],
  },
  logistics: {
    label: "Logistics and transportation",
    near: ["wholesale"],
  },
  freight: {
    label: "Freight and trucking",
    parents: ["logistics"],
    near: ["warehousing", "shipping", "postal"],
  },
  warehousing: {
    label: "Warehousing",
    parents: ["logistics"],
    near: ["freight"],
  },
  shipping: {
    label: "Maritime and shipping",
    parents: ["logistics"],
    near: ["freight", "ports"],
  },
  ports: {
    label: "Ports and airports",
    parents: ["logistics"],
    near: ["airlines"],
  },
  postal: {
    label: "Postal and delivery",
    parents: ["logistics"],
    near: ["freight", "ecommerce"],
  },
  transport: {
    label: "Passenger transport",
    parents: ["logistics"],
    near: ["travel", "government"],
  },
  airlines: {
    label: "Airlines and aviation",
    parents: ["logistics"],
    near: ["travel", "aerospace", "ports"],
  },
});
