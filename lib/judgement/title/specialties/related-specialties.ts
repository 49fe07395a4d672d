/**
 * How close two specialties are, 0-1, in both directions: 0.8 is nearly the same work, 0.4 work beside it. Judged by
 * whether someone who buys for one would also answer for the other. General management is close to little else.
 */
import { type Specialty, specialties } from "./specialty-words";

const related: Partial<Record<Specialty, string>> = {
  claims: "0.4 underwriting insurance_distribution actuarial; 0.3 customer_support financial_crime",
  underwriting: "0.5 actuarial reinsurance; 0.4 insurance_distribution risk_management",
  actuarial: "0.4 risk_management reinsurance",
  reinsurance: "0.4 claims insurance_distribution",
  finance:
    "0.7 controlling accounting; 0.5 treasury tax audit credit_management billing mergers_acquisitions; 0.4 investor_relations pricing payroll risk_management payments",
  controlling: "0.6 accounting; 0.4 audit pricing analytics",
  accounting: "0.6 billing tax audit; 0.5 payroll credit_management tax_advice treasury",
  billing: "0.4 credit_management payments",
  tax: "0.7 tax_advice",
  tax_advice: "0.5 audit; 0.6 practice_partner",
  treasury: "0.4 payments credit_management risk_management banking",
  credit_management: "0.6 lending; 0.5 risk_management",
  lending: "0.6 banking",
  banking: "0.4 investment payments financial_crime credit_management",
  investment: "0.5 mergers_acquisitions; 0.4 real_estate_assets investor_relations",
  risk_management: "0.5 compliance it_risk financial_crime; 0.4 audit",
  financial_crime: "0.6 compliance",
  pricing: "0.6 revenue_management; 0.4 revenue_operations category_management",
  payroll: "0.5 compensation_benefits human_resources",
  investor_relations: "0.4 communications",
  legal_counsel:
    "0.7 law_practice; 0.6 contract_management corporate_governance legal_operations; " +
    "0.5 compliance intellectual_property data_protection; " +
    "0.3 notary public_affairs regulatory_affairs labor_relations",
  law_practice:
    "0.7 practice_partner; 0.5 notary legal_support intellectual_property justice legal_operations",
  legal_support: "0.4 notary legal_counsel",
  legal_operations: "0.4 practice_partner",
  notary: "0.4 justice",
  compliance: "0.5 data_protection corporate_governance regulatory_affairs audit",
  data_protection: "0.5 it_risk data_governance; 0.4 information_security",
  contract_management: "0.4 procurement bid_management",
  regulatory_affairs: "0.5 product_compliance pharma_quality; 0.4 quality",
  public_affairs: "0.5 communications civil_service",
  practice_partner: "0.5 general_management ownership",
  human_resources:
    "0.6 recruiting learning_development labor_relations compensation_benefits hr_systems diversity_inclusion employer_branding; 0.3 occupational_health workforce_management office_management",
  recruiting: "0.7 staffing_agency employer_branding",
  learning_development: "0.6 elearning; 0.4 sales_enablement coaching change_management teaching",
  compensation_benefits: "0.4 hr_systems",
  occupational_health: "0.4 hse",
  workforce_management: "0.4 operations customer_support",
  facility_management:
    "0.5 property_management building_services cleaning; 0.4 office_management physical_security real_estate maintenance",
  office_management: "0.6 administration executive_assistance",
  executive_assistance: "0.5 administration; 0.3 chief_of_staff",
  procurement:
    "0.7 category_management; 0.6 supplier_management; 0.5 supply_chain merchandising public_procurement; 0.3 logistics import_export",
  category_management: "0.7 merchandising; 0.4 supplier_management product_management ecommerce",
  supply_chain:
    "0.7 logistics; 0.6 demand_planning; 0.5 warehouse transport_planning production_planning supplier_management; 0.4 operations customs",
  demand_planning: "0.6 production_planning; 0.4 warehouse transport_planning logistics",
  logistics:
    "0.7 warehouse transport_planning; 0.5 fleet customs import_export; 0.4 operations postal_parcel shipping",
  transport_planning: "0.6 fleet; 0.4 driving rail public_transit shipping",
  customs: "0.6 import_export",
  fleet: "0.4 public_transit automotive",
  plant_management:
    "0.8 production; 0.5 operations technical_management maintenance lean; 0.4 production_planning quality process_engineering supply_chain general_management branch_management",
  production:
    "0.6 production_planning process_engineering; 0.5 maintenance lean operations; 0.4 quality automation packaging food_production technical_management",
  maintenance: "0.6 technical_management; 0.4 automation electrical after_sales process_engineering",
  quality:
    "0.5 lean product_compliance pharma_quality food_safety; 0.4 hse laboratory supplier_management process_management software_testing",
  lean: "0.6 process_management; 0.5 process_engineering operations",
  process_engineering: "0.4 automation engineering research_development technical_management",
  research_development:
    "0.6 mechanical_design engineering; 0.5 innovation technical_management product_management; 0.4 academic_research software_engineering hardware electrical",
  mechanical_design: "0.5 engineering electrical industrial_design",
  automation: "0.6 electrical; 0.4 engineering hardware",
  electrical: "0.5 building_services engineering hardware; 0.4 skilled_trades energy_grid",
  technical_management:
    "0.5 engineering operations building_services; 0.4 technology_leadership facility_management",
  hse: "0.5 environment sustainability; 0.3 physical_security",
  environment: "0.6 sustainability waste water",
  sustainability: "0.6 energy_management; 0.4 renewables public_affairs compliance",
  energy_management: "0.5 energy renewables; 0.4 facility_management building_services",
  after_sales: "0.5 customer_support; 0.3 customer_success",
  site_management:
    "0.7 construction construction_project; 0.4 structural_engineering skilled_trades building_services",
  construction:
    "0.7 construction_project; 0.5 structural_engineering estimating; 0.4 architecture skilled_trades building_services real_estate_development bim",
  construction_project:
    "0.5 project_management real_estate_development; 0.4 architecture structural_engineering",
  estimating: "0.4 construction_project bid_management; 0.3 site_management",
  bim: "0.5 architecture structural_engineering",
  architecture: "0.6 interior_design; 0.5 urban_planning structural_engineering",
  surveying: "0.4 structural_engineering urban_planning",
  property_management: "0.7 real_estate; 0.5 real_estate_assets",
  real_estate: "0.6 real_estate_assets real_estate_development",
  real_estate_assets: "0.5 real_estate_development",
  urban_planning: "0.5 smart_city municipal_administration",
  dentistry: "0.6 practice_management; 0.4 dental_support medicine",
  dental_support: "0.3 medical_assistance practice_management",
  practice_management:
    "0.5 hospital_administration medical_direction; 0.4 medicine medical_assistance; 0.3 general_management",
  medical_direction: "0.6 medicine hospital_administration; 0.5 medical_informatics; 0.3 nursing dentistry",
  medicine: "0.4 clinical_research",
  nursing: "0.6 care_homes; 0.4 hospital_administration medical_assistance",
  care_homes: "0.5 social_work hospital_administration",
  medical_informatics: "0.5 it_management hospital_administration; 0.4 digital_transformation",
  clinical_research: "0.6 medical_affairs pharmacovigilance; 0.5 regulatory_affairs academic_research",
  medical_affairs: "0.5 market_access pharmacovigilance",
  pharma_quality: "0.5 pharmacovigilance laboratory clinical_research",
  pharmacy: "0.4 pharma_quality",
  laboratory: "0.4 academic_research clinical_research",
  medtech: "0.4 regulatory_affairs clinical_research hospital_administration",
  therapy: "0.5 psychology; 0.4 nursing sports_fitness",
  psychology: "0.4 social_work coaching",
  emergency_care: "0.4 public_safety nursing",
  market_access: "0.4 pricing public_affairs",
  school_leadership: "0.7 university_leadership; 0.4 teaching childcare",
  university_leadership: "0.4 teaching academic_research",
  elearning: "0.5 teaching; 0.3 digital_transformation",
  admissions: "0.4 university_leadership school_leadership",
  teaching: "0.4 childcare academic_research",
  library: "0.4 information_management culture",
  culture: "0.4 music_arts events",
  hotel_management:
    "0.6 rooms_division; 0.5 general_management revenue_management food_beverage operations; 0.4 restaurant events travel leisure",
  rooms_division: "0.5 operations revenue_management",
  food_beverage: "0.6 restaurant kitchen",
  restaurant: "0.5 kitchen; 0.4 franchise",
  travel: "0.4 events leisure",
  leisure: "0.5 sports_fitness events",
  store_management: "0.7 retail; 0.5 retail_sales franchise; 0.4 operations merchandising branch_management",
  retail: "0.5 merchandising retail_sales; 0.4 ecommerce wholesale",
  merchandising: "0.5 ecommerce; 0.3 product_management",
  ecommerce:
    "0.6 digital_marketing; 0.5 performance_marketing crm_loyalty growth digital_transformation; 0.4 marketing product_management sales web_management",
  crm_loyalty:
    "0.5 marketing digital_marketing customer_success growth crm_systems; 0.4 marketing_operations customer_experience",
  marketing:
    "0.7 brand digital_marketing; 0.6 growth demand_generation performance_marketing " +
    "product_marketing communications marketing_operations trade_marketing; " +
    "0.5 content social_media advertising seo market_research events",
  brand: "0.6 product_marketing communications trade_marketing; 0.5 advertising creative",
  digital_marketing:
    "0.8 performance_marketing; 0.6 seo social_media demand_generation growth; 0.5 content media_planning web_management digital_transformation",
  performance_marketing: "0.7 growth; 0.6 seo demand_generation media_planning",
  growth: "0.6 demand_generation; 0.4 product_marketing business_development",
  demand_generation: "0.5 marketing_operations events crm_loyalty",
  marketing_operations: "0.6 sales_and_marketing_analytics; 0.5 revenue_operations crm_systems",
  market_research: "0.5 sales_and_marketing_analytics analytics; 0.4 strategy product_marketing",
  sales_and_marketing_analytics: "0.6 analytics; 0.5 revenue_operations",
  trade_marketing: "0.4 category_management sales",
  content: "0.6 social_media editorial seo; 0.5 communications creative",
  social_media: "0.6 community; 0.5 communications",
  communications: "0.4 editorial events advertising",
  product_marketing: "0.5 product_management demand_generation",
  advertising: "0.6 media_planning; 0.4 creative agency_client_services",
  agency_management: "0.5 general_management ownership agency_client_services",
  agency_client_services: "0.5 account_management key_account; 0.4 customer_success",
  creative: "0.5 ux_design industrial_design; 0.4 photography broadcasting",
  editorial: "0.5 broadcasting",
  broadcasting: "0.4 photography music_arts",
  sales:
    "0.7 field_sales key_account account_management; " +
    "0.6 business_development channel_partners inside_sales; " +
    "0.5 presales revenue_operations import_export sales_enablement wholesale; " +
    "0.4 retail_sales customer_success bid_management general_management",
  key_account: "0.8 account_management; 0.5 field_sales customer_success business_development",
  account_management: "0.6 customer_success field_sales; 0.5 inside_sales business_development",
  inside_sales: "0.5 customer_support business_development; 0.4 field_sales demand_generation",
  presales: "0.5 bid_management; 0.4 it_consulting after_sales",
  channel_partners: "0.6 business_development; 0.4 key_account",
  sales_enablement: "0.6 revenue_operations",
  revenue_operations: "0.5 crm_systems; 0.4 operations revenue_management",
  business_development: "0.4 strategy import_export",
  customer_success: "0.6 customer_support customer_experience; 0.5 delivery_management",
  customer_support: "0.6 customer_experience; 0.4 it_service community",
  customer_experience: "0.5 ux_design",
  delivery_management: "0.6 project_management; 0.5 it_service operations",
  product_management: "0.5 ux_design agile business_analysis",
  project_management: "0.6 pmo; 0.5 it_projects agile change_management; 0.3 business_analysis",
  pmo: "0.4 change_management it_projects",
  process_management: "0.5 business_analysis operations change_management automation_software",
  it_projects: "0.6 it_management; 0.5 delivery_management digital_transformation",
  it_management:
    "0.8 information_management technology_leadership; " +
    "0.6 network_infrastructure it_service digital_transformation; " +
    "0.5 erp information_security software_architecture platform_engineering data_center " +
    "it_consulting software_engineering data it_risk",
  technology_leadership:
    "0.7 software_engineering; 0.6 software_architecture platform_engineering; 0.5 digital_transformation product_management",
  software_engineering:
    "0.7 frontend backend mobile; 0.6 software_architecture platform_engineering; 0.5 software_testing data_engineering web_management data_science; 0.4 agile",
  software_architecture: "0.5 platform_engineering backend",
  frontend: "0.6 web_management mobile; 0.5 backend; 0.4 ux_design",
  platform_engineering: "0.7 network_infrastructure; 0.5 data_center it_service backend",
  data: "0.8 data_governance; 0.7 analytics data_engineering data_science",
  analytics: "0.6 data_science data_engineering; 0.4 business_analysis",
  data_engineering: "0.6 data_science; 0.5 data_governance platform_engineering",
  data_governance: "0.4 information_management analytics",
  information_security: "0.7 it_risk; 0.4 network_infrastructure platform_engineering",
  it_risk: "0.4 audit compliance",
  network_infrastructure: "0.6 data_center it_service; 0.5 telecom",
  erp: "0.5 it_consulting business_analysis crm_systems",
  digital_transformation: "0.6 innovation change_management; 0.5 smart_city automation_software",
  it_consulting: "0.5 management_consulting",
  information_management: "0.4 digital_transformation data",
  municipal_administration: "0.6 civil_service; 0.5 smart_city; 0.4 public_procurement",
  fundraising: "0.5 grants nonprofit",
  grants: "0.4 nonprofit public_procurement",
  public_safety: "0.4 physical_security",
  energy: "0.6 renewables energy_grid; 0.5 oil_gas",
  energy_grid: "0.4 renewables",
  water: "0.5 waste; 0.4 energy",
  mining: "0.4 oil_gas",
  agriculture: "0.4 food_production",
  food_safety: "0.6 food_production",
  food_production: "0.4 kitchen",
  aviation: "0.5 aerospace",
  rail: "0.6 public_transit",
  automotive: "0.4 after_sales",
  general_management:
    "0.8 ownership; 0.6 branch_management business_unit_management board; 0.5 operations; 0.3 strategy finance",
  ownership: "0.5 board; 0.3 self_employment",
  branch_management: "0.5 business_unit_management sales",
  strategy: "0.5 innovation change_management management_consulting",
  change_management: "0.4 management_consulting",
  innovation: "0.4 business_development",
  operations: "0.5 shared_services",
  chief_of_staff: "0.4 strategy operations",
  coaching: "0.4 management_consulting",
};

const relations = compileRelations();

/** How close two specialties are, 0-1; 1 for the same, 0 for unrelated or unknown ones. */
export function relationOf(a: string, b: string): number {
  if (a === b) return 1;
  return relations.get(`${a} ${b}`) ?? 0;
}

/** Throws on an unknown specialty and on a pair listed twice, so that a typing error shows at start. */
function compileRelations(): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (const [id, groups = ""] of Object.entries(related)) {
    for (const group of groups.split("; ")) {
      const [weight = "", ...others] = group.split(" ");
      for (const other of others) {
        if (!Object.hasOwn(specialties, other)) throw new Error(`Unknown specialty: ${other}`);
        if (pairs.has(`${id} ${other}`)) throw new Error(`Related twice: ${id} ${other}`);
        pairs.set(`${id} ${other}`, Number(weight));
        pairs.set(`${other} ${id}`, Number(weight));
      }
    }
  }
  return pairs;
}
