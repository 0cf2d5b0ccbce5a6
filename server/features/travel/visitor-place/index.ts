import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Point } from '../../../distance';
import { openPlaceDatabase } from './database';
import { placeInHeaders } from './headers';
import { isFromTrustedProxy } from './trusted-proxy';

export type VisitorPlace = { point: Point } | { city: string };

/**
 * Finds out where visitors are by what the network says of them: headers of the CDN in front, else a database of addresses.
 * @throws EnvError when the database can't be used
 */
export async function visitorPlaces(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => VisitorPlace | null> {
  const { GEO_LATITUDE_HEADER, GEO_LONGITUDE_HEADER, GEO_CITY_HEADER, GEOIP_DATABASE } = app.env;
  const names = { latitude: GEO_LATITUDE_HEADER, longitude: GEO_LONGITUDE_HEADER, city: GEO_CITY_HEADER };
  const database = GEOIP_DATABASE
    ? await openPlaceDatabase(GEOIP_DATABASE, {
        onFailure: (reason) => app.log.warn({ reason }, 'the new GEOIP_DATABASE can not be used'),
      })
    : null;
  app.addHook('onClose', async () => database?.close());

  return (request) => {
    const said = isFromTrustedProxy(request) ? placeInHeaders(request.headers, names) : null;
    if (said) return said;
    const point = database?.find(request.ip);
    return point ? { point } : null;
  };
}
