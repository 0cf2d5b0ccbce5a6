import { faqTypes } from '~/api/values.gen';
import { attraction } from '../entities/attraction';
import { cityPicture } from '../entities/city-picture';
import type { EntityDescriptor } from '../entities/descriptor';
import { entertainment } from '../entities/entertainment';
import { event } from '../entities/event';
import { experience } from '../entities/experience';
import { faq } from '../entities/faq';
import { hotel } from '../entities/hotel';
import { restaurant } from '../entities/restaurant';
import { thingToDo } from '../entities/thing-to-do';

/** What belongs to a city, and the filters of each list that say so. */
export interface CityPart {
  entity: EntityDescriptor;
  filters: Readonly<Record<string, string>>;
}

/** The parts of one city in the order of its workspace. */
export function cityParts(id: string): CityPart[] {
  const inCity = [thingToDo, attraction, restaurant, entertainment, hotel, experience, event];
  return [
    ...inCity.map((entity) => ({ entity, filters: { city_id: id } })),
    { entity: cityPicture, filters: { entity_id: id } },
    { entity: faq, filters: { entity_type: `${faqTypes.city}`, entity_id: id } },
  ];
}
