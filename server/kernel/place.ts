import { invalidField } from '../errors';

/** A place has both coordinates or neither; both are written together. @throws ApiError invalid */
export const checkPlace = ({ lat, lon }: { lat?: unknown; lon?: unknown }) => {
  if ((lat === undefined) !== (lon === undefined) || (lat === null) !== (lon === null)) {
    throw invalidField(lat === undefined || lat === null ? 'lat' : 'lon', 'coordinates_together');
  }
};
