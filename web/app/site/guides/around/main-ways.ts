import type { CourseKind } from '~/site/map/course';

/** What the lines of the map are: pieces that a way must have for it to be one. */
export const wayKinds = ['railway', 'road', 'boat', 'flight'] as const satisfies readonly CourseKind[];
export type WayKind = (typeof wayKinds)[number];

/** The main ways by each kind: an editorial choice of destinations by their English slugs, in the order of travel. */
export const mainWays: Record<WayKind, readonly (readonly string[])[]> = {
  railway: [
    ['ha-noi', 'ninh-binh', 'hue', 'da-nang', 'quy-nhon', 'nha-trang', 'ho-chi-minh-city'],
    ['ha-noi', 'sa-pa'],
    ['ha-noi', 'hai-phong'],
  ],
  road: [
    ['ha-noi', 'ha-giang-city', 'dong-van'],
    ['ha-noi', 'cao-bang'],
    ['ha-noi', 'ha-long'],
    ['ha-noi', 'mai-chau', 'moc-chau', 'dien-bien-phu'],
    ['da-nang', 'hoi-an'],
    ['da-nang', 'kon-tum', 'buon-ma-thuot', 'da-lat'],
    ['nha-trang', 'da-lat', 'ho-chi-minh-city'],
    ['ho-chi-minh-city', 'mui-ne'],
    ['ho-chi-minh-city', 'vung-tau'],
    ['ho-chi-minh-city', 'can-tho', 'ca-mau'],
    ['can-tho', 'chau-doc'],
    ['can-tho', 'rach-gia', 'ha-tien'],
  ],
  boat: [
    ['hai-phong', 'cat-ba'],
    ['ha-long', 'co-to'],
    ['quang-ngai', 'ly-son'],
    ['mui-ne', 'phu-quy'],
    ['vung-tau', 'con-dao'],
    ['soc-trang', 'con-dao'],
    ['rach-gia', 'phu-quoc'],
    ['ha-tien', 'phu-quoc'],
  ],
  flight: [
    ['ha-noi', 'da-nang', 'ho-chi-minh-city'],
    ['ha-noi', 'ho-chi-minh-city'],
    ['ha-noi', 'dien-bien-phu'],
    ['ha-noi', 'nha-trang'],
    ['ha-noi', 'phu-quoc'],
    ['ho-chi-minh-city', 'hue'],
    ['ho-chi-minh-city', 'phu-quoc'],
    ['ho-chi-minh-city', 'con-dao'],
  ],
};

/** A destination that a way leads through. */
export interface WayStop {
  id: number;
  title: string;
  lat: number;
  lon: number;
}

/** Of the part of the guide that shows them. */
export const MAIN_WAYS_ID = 'main-ways';
