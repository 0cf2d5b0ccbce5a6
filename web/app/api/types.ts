/** Records as the public calls of the API give them. */

export interface ContentRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  image_blur: string | null;
  image_focal?: FocalPoint | null;
}

/** Where the subject of a picture is, from 0 (left, top) to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface RecordRef {
  id: number;
  title: string;
  slug: string;
}

export interface CityRow extends ContentRow {
  city_code: string;
  region: RecordRef | null;
  is_highlight: boolean;
  lat: number | null;
  lon: number | null;
  best_months: number[];
  province: string | null;
  former_names?: string[];
}

export interface WeatherNormal {
  month: number;
  min_c: number;
  max_c: number;
  rain_mm: number;
}

export interface GalleryItem {
  id: number;
  media_type: '_IMAGES' | '_YOUTUBE';
  image: string | null;
  image_alt?: string | null;
  image_blur?: string | null;
  youtube_id: string | null;
  embed_url: string | null;
  thumbnail_url: string | null;
  title: string | null;
  description: string | null;
}

export interface Faq {
  id: number;
  question: string;
  answer: string;
}

export interface CityDetail extends CityRow {
  content: string;
  weather_normals: WeatherNormal[];
  galleries: GalleryItem[];
  faqs: Faq[];
  other_cities: CityRow[];
  alternates?: Alternates;
}

export interface RegionRow extends ContentRow {
  cities: CityRow[];
}

export interface BlogCategory extends RecordRef {
  description: string;
  blog_count: number;
}

export interface BlogRow extends ContentRow {
  category: RecordRef | null;
  author: string | null;
  published_at: string | null;
  reading_minutes: number | null;
}

export interface MenuRegion {
  region: RecordRef;
  cities: (RecordRef & { image: string | null })[];
}

/** Paths of one page in each language; null where it is not translated. */
export type Alternates = { en: string | null; vi: string | null };

export interface SeoRecord {
  url: string;
  title: string | null;
  description: string | null;
  image: string | null;
  keywords: string | null;
  robots_index: number;
  robots_follow: number;
  canonical: string | null;
  alternates: Alternates;
  is_fallback?: boolean;
}

export interface HomeSettings {
  hero: { title: string | null; subtitle: string | null; image: string | null; video?: string | null };
  sections: { code: string; title: string | null; is_visible: boolean; sort: number }[];
  logo: string | null;
  social: { title: string; link: string; icon: string | null }[];
}

export interface OrganisationProfile {
  name: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  maps_link: string | null;
}

export interface Page<Row> {
  data: Row[];
  total: number;
  page: number;
  per_page: number;
  last_page: number;
}

export type SearchType = 'city' | 'region' | 'blog';

export interface SearchHit extends ContentRow {
  type: string;
  url?: string;
  highlight?: string | null;
}

export interface SearchAnswer extends Page<SearchHit> {
  facets: { type: string; count: number }[];
  did_you_mean: string | null;
}
