/** Fixed values, from `x-values` of the API's document. */
export const resourceTypes = [
  3188,
  3189,
  3190,
  3191
] as const;
export const hotelTypes = [
  "hotel",
  "resort",
  "boutique",
  "homestay",
  "hostel",
  "guesthouse",
  "villa",
  "apartment",
  "ecolodge",
  "cruise"
] as const;
export const stopKinds = [
  "resource",
  "thing_to_do",
  "experience",
  "event"
] as const;
export const paces = [
  "easy",
  "normal",
  "full"
] as const;
export const budgets = [
  "low",
  "middle",
  "high"
] as const;
export const interests = [
  "history",
  "nature",
  "food",
  "beach",
  "culture",
  "adventure",
  "shopping",
  "nightlife",
  "relaxation",
  "photography"
] as const;
export const needs = [
  "wheelchair",
  "stroller",
  "few_steps",
  "quiet"
] as const;
export const travelModes = [
  "walk",
  "motorbike",
  "car",
  "bus",
  "train",
  "boat",
  "flight"
] as const;
export const planLimits = {
  "days": 30,
  "stopsPerDay": 12,
  "cities": 8,
  "people": 20
} as const;
