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
export const gateways = [
  "ha-noi",
  "da-nang",
  "ho-chi-minh-city"
] as const;
export const warmths = [
  "cool",
  "mild",
  "warm"
] as const;
export const knownNeeds = [
  "wheelchair",
  "stroller",
  "few_steps"
] as const;
export const mostCompared = 3 as const;
export const monthSlugs = {
  "en": [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december"
  ],
  "vi": [
    "thang-1",
    "thang-2",
    "thang-3",
    "thang-4",
    "thang-5",
    "thang-6",
    "thang-7",
    "thang-8",
    "thang-9",
    "thang-10",
    "thang-11",
    "thang-12"
  ]
} as const;
