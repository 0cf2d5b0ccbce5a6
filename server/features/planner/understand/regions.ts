import type { PlannerCity } from '../candidates/cities';

/** Regions that people speak of, by latitude; those of the database are finer. */
export const regions: ReadonlyArray<{
  said: RegExp;
  holds: (city: Pick<PlannerCity, 'lat' | 'lon'>) => boolean;
}> = [
  {
    said: /(?<!\p{L})(?:mekong(?: delta| river)?|mien tay(?! bac)|song nuoc|dong bang song cuu long|tay nam bo)(?!\p{L})/u,
    // Phú Quốc and Côn Đảo are no part of it to anybody who travels.
    holds: ({ lat, lon }) => lat < 10.45 && lon < 106.3 && lon > 104.2 && !(lat < 9 && lon > 106),
  },
  {
    said: /(?<!\p{L})(?:central highlands|tay nguyen)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 11.5 && lat < 15 && lon < 108.7,
  },
  {
    said: /(?<!\p{L})(?:northern (?:mountains|highlands|hills)|mountains (?:of|in) the north|vung cao(?: phia bac)?|(?:mien )?nui (?:phia|mien) bac)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 22 || (lat > 20.5 && lon < 105.3),
  },
  {
    said: /(?<!\p{L})(?:north[ -]?west|tay bac)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 20.4 && lon < 105.2,
  },
  {
    said: /(?<!\p{L})(?:north[ -]?east|dong bac)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 20.6 && (lon > 106 || lat > 22.8),
  },
  {
    said: /(?<!\p{L})(?:north(?:ern)? to (?:the )?south|south to (?:the )?north|whole country|entire country|all over vietnam|across vietnam|xuyen viet|bac (?:vao|den|toi) nam|nam ra bac|ca nuoc|ba mien|3 mien)(?!\p{L})/u,
    holds: () => true,
  },
  {
    said: /(?<!\p{L})(?:central (?:coast|vietnam|viet nam)|cent(?:er|re) of vietnam|mien trung)(?!\p{L})/u,
    holds: ({ lat }) => lat > 11.5 && lat < 19.2,
  },
  {
    said: /(?<!\p{L})(?:north(?:ern)?(?: vietnam| viet nam)?|mien bac|bac bo|(?:ra|ngoai) bac)(?!\p{L})/u,
    holds: ({ lat }) => lat >= 19.2,
  },
  {
    said: /(?<!\p{L})(?:south(?:ern)?(?: vietnam| viet nam)?|mien nam|nam bo|(?:vao|vo|trong) nam(?! (?:nay|sau|ngoai|moi|toi)))(?!\p{L})/u,
    holds: ({ lat }) => lat <= 11.5,
  },
];
