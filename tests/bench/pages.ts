/** A page of every kind that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
}

type Language = 'en' | 'vi';

interface Answer {
  data: Array<{ slug: string }>;
}

/** The three pages that most visits begin with: home, a city and the newest article. */
export async function mainPages(apiUrl: string, language: Language): Promise<MeasuredPage[]> {
  const answer = await fetch(`${apiUrl}/blogs/list?limit=1&lang_id=${language}`);
  const { data } = (await answer.json()) as Answer;
  const newest = data[0];
  if (!newest) throw new Error(`There is no article in ${language}.`);
  return [
    { name: 'home', path: `/${language}` },
    { name: 'city', path: `/${language}/city/ha-noi` },
    { name: 'article', path: `/${language}/blogs/${newest.slug}` },
  ];
}

/** Those and the lists. */
export async function allPages(apiUrl: string, language: Language): Promise<MeasuredPage[]> {
  return [
    ...(await mainPages(apiUrl, language)),
    { name: 'places', path: `/${language}/placetogo` },
    { name: 'blogs', path: `/${language}/blogs` },
    { name: 'search', path: `/${language}/search-result/hue` },
    { name: 'not found', path: `/${language}/nowhere` },
  ];
}
