import { readSector } from "./industry-entry";

/** Trade, consumer goods, food, hospitality, leisure and media. */
export const consumerIndustries = readSector("consumer", {
  retail: {
    label: "Retail",
    near: ["ecommerce", "consumer_goods", "wholesale", "luxury"],
  },
  fashion: {
    label: "Fashion and apparel",
    parents: ["retail", "consumer_goods"],
    near: ["textiles", "luxury", "ecommerce"],
  },
  grocery: {
    label: "Grocery retail",
    parents: ["retail"],
    near: ["food", "food_production", "ecommerce"],
  },
  luxury: {
    label: "Luxury goods and jewelry",
    parents: ["consumer_goods"],
    near: ["fashion", "retail", "beauty"],
  },
  ecommerce: {
    label: "E-commerce",
    near: ["retail", "consumer_goods", "internet", "fashion", "grocery"],
  },
  consumer_goods: {
    label: "Consumer goods",
    near: ["retail", "ecommerce", "wholesale", "food", "fashion"],
  },
  beauty: {
    label: "Beauty and personal care",
    parents: ["consumer_goods"],
    near: ["retail", "ecommerce", "fitness", "luxury"],
  },
  consumer_services: {
    label: "Consumer services",
    near: ["beauty", "crafts"],
  },
  funeral: {
    label: "Funeral services",
  },
  wholesale: {
    label: "Wholesale",
    near: ["retail", "consumer_goods", "logistics"],
  },
  food: {
    label: "Food and beverage",
    near: ["consumer_goods", "grocery", "agriculture", "restaurants"],
  },
  food_production: {
    label: "Food production",
    parents: ["food", "manufacturing"],
    near: ["agriculture", "grocery"],
  },
  beverages: {
    label: "Beverages",
    parents: ["food", "manufacturing"],
    near: ["restaurants", "grocery"],
  },
  agriculture: {
    label: "Agriculture",
    near: ["food", "food_production"],
  },
  hospitality: {
    label: "Hospitality",
    near: ["travel", "events", "leisure"],
  },
  hotels: {
    label: "Hotels",
    parents: ["hospitality"],
    near: ["travel", "leisure"],
  },
  restaurants: {
    label: "Restaurants and catering",
    parents: ["hospitality"],
    near: ["food", "beverages", "leisure"],
  },
  travel: {
    label: "Travel and tourism",
    near: ["hospitality", "hotels", "airlines", "leisure"],
  },
  leisure: {
    label: "Leisure and recreation",
    near: ["entertainment", "sports", "fitness"],
  },
  sports: {
    label: "Sports",
    near: ["fitness", "leisure", "entertainment"],
  },
  fitness: {
    label: "Fitness and wellness",
    parents: ["sports"],
    near: ["beauty", "healthcare", "leisure"],
  },
  media: {
    label: "Media and entertainment",
    near: ["marketing", "telecom"],
  },
  publishing: {
    label: "Publishing",
    parents: ["media"],
    near: ["printing", "digital_media"],
  },
  digital_media: {
    label: "Online media",
    parents: ["media"],
    near: ["internet", "publishing"],
  },
  broadcasting: {
    label: "Film, TV and radio",
    parents: ["media"],
    near: ["entertainment", "digital_media"],
  },
  gaming: {
    label: "Games",
    parents: ["media"],
    near: ["software", "entertainment"],
  },
  entertainment: {
    label: "Entertainment, arts and culture",
    parents: ["media"],
    near: ["broadcasting", "leisure", "events", "gaming"],
  },
  printing: {
    label: "Printing",
    parents: ["manufacturing"],
    near: ["packaging", "publishing"],
  },
});
