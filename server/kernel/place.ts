import { invalidField } from '../errors';

/** The country with its islands and a little of what lies around it, in degrees. */
const country = { lat: [6, 24], lon: [100, 118] } as const;

/** A place has both coordinates or neither; both are written together, and lie in the country. @throws ApiError invalid */
export const checkPlace = ({ lat, lon }: { lat?: unknown; lon?: unknown }) => {
  if ((lat === undefined) !== (lon === undefined) || (lat === null) !== (lon === null)) {
    throw invalidField(lat === undefined || lat === null ? 'lat' : 'lon', 'coordinates_together');
  }
  for (const [name, value] of Object.entries({ lat, lon })) {
    const [least, most] = country[name as keyof typeof country];
    if (typeof value === 'number' && (value < least || value > most))
      throw invalidField(name, 'outside_country');
  }
};
