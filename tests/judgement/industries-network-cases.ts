import type { ReadIndustry } from "@/lib/judgement/company/industries";

/** The industry names of professional networks, old and new, by a group that they must name. */
export const networkIndustries: Readonly<Record<string, ReadIndustry["name"]>> = {
  accounting: "accounting",
  aerospace: "aviation & aerospace; Space Research and Technology",
  agriculture: "ranching; fishery; farming; Farming, Ranching, Forestry; Horticulture; Forestry and Logging",
  airlines: "airlines/aviation",
  architecture: "architecture & planning",
  automation: "industrial automation",
  automotive: "Vehicle Repair and Maintenance; Retail Motor Vehicles",
  banking: "banking; Credit Intermediation; Savings Institutions",
  beauty: "cosmetics; Personal Care Product Manufacturing",
  beverages: "wine & spirits; Breweries; Wineries",
  biotech: "biotechnology; Biotechnology Research",
  broadcasting:
    "motion pictures & film; animation; broadcast media; Radio and Television Broadcasting; Cable and Satellite Programming; Movies, Videos, and Sound; Sound Recording",
  chemicals: "Chemical Raw Materials Manufacturing; Paint, Coating, and Adhesive Manufacturing",
  civil_engineering: "civil engineering; Highway, Street, and Bridge Construction",
  construction: "Nonresidential Building Construction; Subdivision of Land; Utility System Construction",
  consulting: "Operations Consulting; Strategic Management Services",
  consumer_goods:
    "arts & crafts; tobacco; sporting goods; consumer goods; Household Appliance Manufacturing; Soap and Cleaning Product Manufacturing; Tobacco Manufacturing; Sporting Goods Manufacturing",
  consumer_services:
    "consumer services; Household Services; Laundry and Drycleaning Services; Repair and Maintenance",
  crafts: "Specialty Trade Contractors; Building Equipment Contractors",
  crypto: "Blockchain Services",
  cybersecurity: "computer & network security",
  defense: "defense & space; military; Armed Forces; Defense and Space Manufacturing",
  design: "photography; graphic design; design; Interior Design",
  digital_media:
    "online media; information services; Internet Publishing; Online Audio and Video Media; Business Content",
  e_learning: "e-learning",
  education: "education management",
  elder_care: "Services for the Elderly and Disabled; Home Health Care Services",
  electrical:
    "electrical/electronic manufacturing; Appliances, Electrical, and Electronics Manufacturing; Electric Lighting Equipment Manufacturing",
  energy: "Electric Power Generation",
  engineering_services:
    "mechanical or industrial engineering; Surveying and Mapping Services; Robotics Engineering; Engineering Services",
  entertainment:
    "museums & institutions; performing arts; fine art; Musicians; Theater Companies; Historical Sites",
  environment:
    "environmental services; Environmental Services; Waste Collection; Climate Technology Product Manufacturing",
  events: "events services",
  facilities: "facilities services; Janitorial Services; Landscaping Services",
  fashion: "apparel & fashion; Fashion Accessories Manufacturing; Footwear Manufacturing",
  finance: "Funds and Trusts",
  fitness: "health, wellness & fitness",
  food: "food & beverages",
  food_production: "dairy; food production; Baked Goods Manufacturing; Meat Products Manufacturing",
  freight:
    "package/freight delivery; transportation/trucking/railroad; Rail Transportation; Freight and Package Transportation",
  furniture: "furniture; Furniture and Home Furnishings Manufacturing; Retail Furniture and Home Furnishings",
  gaming: "computer games; Mobile Gaming Apps",
  government:
    "executive office; public policy; judiciary; law enforcement; public safety; " +
    "international affairs; Administration of Justice; Correctional Institutions; Fire Protection; " +
    "Transportation Programs; Environmental Quality Programs; Public Assistance Programs; " +
    "Legislative Offices; Community Development and Urban Planning; Housing Programs",
  grocery: "supermarkets; Retail Groceries",
  hardware:
    "computer networking; computer hardware; consumer electronics; Computers and Electronics Manufacturing; Measuring and Control Instrument Manufacturing; Audio and Video Equipment Manufacturing",
  healthcare: "Health and Human Services; Public Health",
  higher_education: "higher education",
  hospitality: "hospitality; Accommodation and Food Services",
  hospitals: "hospital & health care; Ambulance Services; Outpatient Care Centers",
  hotels: "Bed-and-Breakfasts, Hostels, Homestays",
  hr_services: "human resources",
  industrial_services: "Commercial and Industrial Machinery Maintenance",
  insurance:
    "insurance; Pension Funds; Claims Adjusting, Actuarial Services; Insurance Carriers; Insurance Agencies and Brokerages",
  internet: "internet; Social Networking Platforms",
  investment:
    "venture capital & private equity; investment banking; capital markets; Investment Advice; Securities and Commodity Exchanges; Trusts and Estates; Holding Companies",
  it_services:
    "information technology & services; IT System Custom Software Development; Digital Accessibility Services",
  legal: "Alternative Dispute Resolution",
  leisure:
    "gambling & casinos; recreational facilities & services; Amusement Parks and Arcades; Golf Courses and Country Clubs; Skiing Facilities",
  lending: "Collection Agencies; Loan Brokers",
  luxury: "luxury goods & jewelry; Retail Luxury Goods and Jewelry",
  machinery:
    "machinery; HVAC and Refrigeration Equipment Manufacturing; Agriculture, Construction, Mining Machinery Manufacturing",
  manufacturing: "Turned Products and Fastener Manufacturing; Mattress and Blinds Manufacturing",
  market_research: "market research",
  marketing:
    "marketing & advertising; government relations; public relations & communications; Government Relations Services",
  materials: "glass, ceramics & concrete; building materials; Glass Product Manufacturing",
  media: "media production",
  medical_practice:
    "medical practice; alternative medicine; Chiropractors; Optometrists; Physical, Occupational and Speech Therapists; Physicians; Family Planning Centers",
  medtech: "medical devices; Medical and Diagnostic Laboratories",
  mental_health: "mental health care",
  metals:
    "Fabricated Metal Products; Primary Metal Manufacturing; Architectural and Structural Metal Manufacturing",
  mining: "mining & metals; Coal Mining",
  nonprofit:
    "civic & social organization; nonprofit organization management; " +
    "international trade & development; fund-raising; religious institutions; " +
    "political organization; Civic and Social Organizations; Industry Associations; " +
    "Philanthropic Fundraising Services; Emergency and Relief Services",
  oil_gas: "oil & energy; Oil and Coal Product Manufacturing; Pipeline Transportation",
  outsourcing:
    "business supplies & equipment; outsourcing/offshoring; Administrative and Support Services; Office Administration; Telephone Call Centers",
  packaging: "paper & forest products; Paper and Forest Product Manufacturing",
  pharmacies: "Retail Health and Personal Care Products; Retail Pharmacies",
  plastics: "plastics; Plastics and Rubber Product Manufacturing",
  postal: "Postal Services",
  printing: "printing; Printing Services",
  publishing: "newspapers; publishing; libraries",
  real_estate: "commercial real estate; Leasing Non-residential Real Estate; Real Estate Agents and Brokers",
  renewables: "renewables & environment; Services for Renewable Energy; Solar Electric Power Generation",
  rental: "Equipment Rental Services",
  research: "think tanks; research",
  restaurants: "restaurants; Bars, Taverns, and Nightclubs; Caterers",
  retail: "Retail Office Equipment; Retail Books and Printed News",
  schools: "primary/secondary education; Language Schools; Child Day Care Services",
  security_services: "security & investigations; Security Guards and Patrol Services",
  semiconductors: "nanotechnology; semiconductors",
  shipbuilding: "shipbuilding; railroad manufacture; Railroad Equipment Manufacturing",
  shipping: "maritime; Maritime Transportation",
  social_services: "individual & family services; Community Services; Vocational Rehabilitation Services",
  software:
    "computer software; program development; Business Intelligence Platforms; Embedded Software Products",
  sports: "sports; Sports and Recreation Instruction; Spectator Sports; Sports Teams and Clubs; Racetracks",
  staffing: "staffing & recruiting; Executive Search Services; Temporary Help Services",
  telecom: "telecommunications; wireless; Satellite Telecommunications; Media and Telecommunications",
  textiles: "textiles; Leather Product Manufacturing",
  training:
    "professional training & coaching; Technical and Vocational Training; Flight Training; Secretarial Schools",
  translation: "writing & editing; translation & localization; Artists and Writers",
  transport:
    "Ground Passenger Transportation; Urban Transit Services; Taxi and Limousine Services; School and Employee Bus Services; Shuttles and Special Needs Transportation Services",
  travel: "leisure, travel & tourism; Travel Arrangements; Sightseeing Transportation",
  utilities:
    "utilities; Natural Gas Distribution; Water, Waste, Steam, and Air Conditioning Services; Water Supply and Irrigation Systems",
  veterinary: "veterinary; Pet Services",
  warehousing: "warehousing; Warehousing and Storage",
  wholesale:
    "import & export; wholesale; Wholesale Building Materials; Wholesale Food and Beverage; Wholesale Import and Export",
};
