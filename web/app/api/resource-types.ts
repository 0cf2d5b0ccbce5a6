import type { paths } from './schema.gen';

type ResourceType =
  paths['/resources']['post']['requestBody']['content']['application/json']['resource_type'];

/** Kinds of places by the numbers under which the API knows them; a number that it doesn't know stops the types. */
export const touristSpot = 3188 satisfies ResourceType;
export const restaurant = 3189 satisfies ResourceType;
export const entertainment = 3190 satisfies ResourceType;
export const accommodation = 3191 satisfies ResourceType;

export const resourceTypes = [touristSpot, restaurant, entertainment, accommodation] as const;
