/** Fixed values, from `x-values` of the API's document. */
export const resourceTypes = [
  3188,
  3189,
  3190,
  3191
] as const;
export const moduleIds = {
  "city": 1,
  "tour": 2,
  "experience": 6,
  "blog": 7,
  "home": 9,
  "thing_to_do": 10,
  "event": 11,
  "about": 13,
  "visa_guide": 14,
  "essential": 15,
  "safety": 16,
  "getting_around": 17,
  "resource": 20,
  "region": 21,
  "experience_type": 22,
  "accessibility": 23,
  "currency": 24,
  "vietnam_pass": 25,
  "plan_your_trip": 26,
  "terms": 27,
  "privacy": 28,
  "cookies": 29,
  "imprint": 30,
  "accessibility_statement": 31,
  "collection": 32
} as const;
export const faqTypes = {
  "city": 1,
  "about": 3,
  "essential": 4,
  "safety": 5,
  "getting_around": 6
} as const;
export const storyCategories = {
  "travel_tips": 2,
  "stories_inspiration": 7
} as const;
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
