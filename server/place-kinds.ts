import type { Language } from './language';
import { message } from './platform/messages';

/** Kinds of places by the numbers under which clients know them. */
export const touristSpot = 3188;
export const restaurant = 3189;
export const entertainment = 3190;
export const accommodation = 3191;

export const resourceTypes = [touristSpot, restaurant, entertainment, accommodation] as const;
export type ResourceType = (typeof resourceTypes)[number];

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

/** What a place offers; the interface has a name for each. */
export const facilities = [
  'air_conditioning',
  'airport_shuttle',
  'audio_guide',
  'bar',
  'beach',
  'bicycles',
  'breakfast',
  'cafe',
  'card_payment',
  'family_rooms',
  'garden',
  'guide',
  'gym',
  'laundry',
  'lift',
  'luggage_storage',
  'meeting_rooms',
  'museum',
  'parking',
  'pets_allowed',
  'pool',
  'restaurant',
  'room_service',
  'shop',
  'spa',
  'terrace',
  'ticket_office',
  'toilets',
  'vegetarian',
  'wheelchair_access',
  'wifi',
] as const;

/** Page of a place on the site, below the language. It depends on the kind of place. */
export const resourcePage = (resourceType: number, slug: string): string => {
  if (resourceType === accommodation) return `/hotels/${slug}`;
  return resourceType === restaurant ? `/restaurant/detail/${slug}` : `/attractions/${slug}`;
};

export const resourceTypeTitle = (language: Language, type: ResourceType): string =>
  message(language, `resource_type_${type}`);

export const hotelTypeTitle = (language: Language, type: (typeof hotelTypes)[number]): string =>
  message(language, `hotel_type_${type}`);
