/** Kinds of places by the numbers that the API knows them by. */
export const resourceTypes = [3188, 3189, 3190, 3191] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const isResourceType = (value: number | null): value is ResourceType =>
  resourceTypes.some((type) => type === value);

export const hotelTypes = [
  'hotel',
  'resort',
  'boutique',
  'homestay',
  'hostel',
  'guesthouse',
  'villa',
  'apartment',
  'ecolodge',
  'cruise',
] as const;
export type HotelType = (typeof hotelTypes)[number];

export const isHotelType = (value: string | null): value is HotelType =>
  hotelTypes.some((type) => type === value);
