/** Fixed values, from `x-office-values` of the API's document. */
export const shelfKinds = [
  "city",
  "sight",
  "food",
  "stay",
  "thing_to_do",
  "experience",
  "event",
  "tour",
  "blog"
] as const;
export const shelfConditions = {
  "city": [
    "region_ids",
    "by_train",
    "in_month"
  ],
  "sight": [
    "city_ids",
    "region_ids",
    "category_ids",
    "by_train",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "diet",
    "effort",
    "minutes_max",
    "quiet",
    "facilities"
  ],
  "food": [
    "city_ids",
    "region_ids",
    "category_ids",
    "by_train",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "diet",
    "effort",
    "minutes_max",
    "quiet",
    "facilities"
  ],
  "stay": [
    "city_ids",
    "region_ids",
    "category_ids",
    "by_train",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "facilities",
    "hotel_types"
  ],
  "thing_to_do": [
    "city_ids",
    "region_ids",
    "category_ids",
    "by_train",
    "tags",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "diet",
    "effort",
    "minutes_max",
    "quiet"
  ],
  "experience": [
    "city_ids",
    "region_ids",
    "category_ids",
    "by_train",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "diet",
    "effort",
    "minutes_max",
    "quiet"
  ],
  "event": [
    "city_ids",
    "region_ids",
    "by_train",
    "tags",
    "suits_age",
    "price_max",
    "access",
    "shelter",
    "in_month",
    "event_types"
  ],
  "tour": [
    "city_ids",
    "category_ids",
    "days_max",
    "price_max"
  ],
  "blog": [
    "city_ids",
    "category_ids",
    "tags"
  ]
} as const;
export const shelfOrders = {
  "city": [
    "editors"
  ],
  "sight": [
    "editors",
    "spread",
    "rating",
    "price"
  ],
  "food": [
    "editors",
    "spread",
    "rating",
    "price"
  ],
  "stay": [
    "editors",
    "spread",
    "rating",
    "price"
  ],
  "thing_to_do": [
    "editors",
    "spread",
    "rating",
    "price"
  ],
  "experience": [
    "editors",
    "spread",
    "rating",
    "price"
  ],
  "event": [
    "editors",
    "date"
  ],
  "tour": [
    "editors",
    "rating",
    "price"
  ],
  "blog": [
    "editors",
    "rating"
  ]
} as const;
export const shelfLimits = {
  "shelves": 10,
  "records": 24
} as const;
export const efforts = [
  "easy",
  "moderate"
] as const;
