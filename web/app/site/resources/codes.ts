import { hotelTypes, resourceTypes } from '~/api/values.gen';

/** Kinds of places by the numbers that the API knows them by. */
export { hotelTypes };
export type ResourceType = (typeof resourceTypes)[number];

export const isResourceType = (value: number | null): value is ResourceType =>
  resourceTypes.some((type) => type === value);

export type HotelType = (typeof hotelTypes)[number];

export const isHotelType = (value: string | null): value is HotelType =>
  hotelTypes.some((type) => type === value);
