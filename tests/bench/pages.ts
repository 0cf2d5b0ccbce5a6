/** A page of every kind that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
}

type Language = 'en' | 'vi';

/** Slug of the first record of a list, so that what is measured exists. */
async function firstSlug(apiUrl: string, list: string, init?: RequestInit): Promise<string> {
  const answer = (await (await fetch(`${apiUrl}${list}`, init)).json()) as Record<string, unknown>;
  const rows = [answer.data, answer.itineraries].find(Array.isArray) as Array<{ slug: string }> | undefined;
  if (!rows?.[0]) throw new Error(`${list} has no record.`);
  return rows[0].slug;
}

/** The pages that visits begin with, one of each kind: home, a city, the newest article, an itinerary, hotels, the search, and what it finds. */
export async function mainPages(apiUrl: string, language: Language): Promise<MeasuredPage[]> {
  const article = await firstSlug(apiUrl, `/blogs/list?limit=1&lang_id=${language}`);
  const itinerary = await firstSlug(apiUrl, '/tour/list-tour', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang_id: language, per_page: 1 }),
  });
  return [
    { name: 'home', path: `/${language}` },
    { name: 'city', path: `/${language}/city/ha-noi` },
    { name: 'article', path: `/${language}/blogs/${article}` },
    { name: 'itinerary', path: `/${language}/itineraries/${itinerary}` },
    { name: 'hotels', path: `/${language}/hotels` },
    { name: 'search', path: `/${language}/search-result` },
    { name: 'search results', path: `/${language}/search-result/hue` },
  ];
}

/** Those and more lists. */
export async function allPages(apiUrl: string, language: Language): Promise<MeasuredPage[]> {
  return [
    ...(await mainPages(apiUrl, language)),
    { name: 'places', path: `/${language}/placetogo` },
    { name: 'blogs', path: `/${language}/blogs` },
    { name: 'not found', path: `/${language}/nowhere` },
  ];
}
