import { readFileSync } from 'node:fs';
import { fold } from '../../../fold';
import type { Language } from '../../../language';
import { type Partner, PartnerError } from '../../../platform/partners';
import { type FeedHotel, feedDetail, feedFile, feedPage } from './shapes';

export interface HotelQuestion {
  city_code: string | null;
  keyword: string;
  page: number;
  per_page: number;
  language: Language;
}

/** Hotels of somebody else. */
export interface HotelFeed {
  isSample: boolean;
  list: (question: HotelQuestion) => Promise<{ hotels: FeedHotel[]; total: number }>;
  /** Null when there is none of this id. */
  find: (id: string, language: Language) => Promise<FeedHotel | null>;
}

/** A partner that answers over HTTP. */
export const partnerFeed = (partner: Partner): HotelFeed => ({
  isSample: false,
  list: ({ city_code, keyword, page, per_page, language }) =>
    partner.getJson('hotels', feedPage, {
      query: {
        city: city_code ?? undefined,
        keyword: keyword || undefined,
        page,
        per_page,
        lang: language,
      },
    }),
  find: async (id, language) => {
    try {
      const { hotel } = await partner.getJson(`hotels/${id}`, feedDetail, { query: { lang: language } });
      return hotel.id === id ? hotel : null;
    } catch (error) {
      if (error instanceof PartnerError && error.details.status === 404) return null;
      throw error;
    }
  },
});

const file = new URL('../../../../seeds/partner-hotels.json', import.meta.url);

/** The feed that ships: samples, so that the pages can be seen. Read when it is first asked. */
export const sampleFeed = (): HotelFeed => {
  let known: FeedHotel[] | null = null;
  const hotels = () => {
    known ??= feedFile.parse(JSON.parse(readFileSync(file, 'utf8'))).hotels;
    return known;
  };
  return {
    isSample: true,
    list: async ({ city_code, keyword, page, per_page, language }) => {
      const wanted = fold(keyword);
      const found = hotels()
        .filter((hotel) => city_code === null || hotel.city_code === city_code)
        .filter(({ name, address = '' }) => fold(`${name[language]} ${address}`).includes(wanted));
      return { hotels: found.slice((page - 1) * per_page, page * per_page), total: found.length };
    },
    find: async (id) => hotels().find((hotel) => hotel.id === id) ?? null,
  };
};
