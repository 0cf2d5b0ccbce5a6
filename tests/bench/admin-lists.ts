import type { SignedIn } from './signed-in';

interface Asked {
  name: string;
  path: string;
}

interface List {
  name: string;
  path: string;
  /** Filters one by one, beside the default view, the last page, a common word and a rare one. */
  filters?: Readonly<Record<string, string | number>>;
  /** Whether it has the filters by translation and language. */
  translated?: boolean;
  /** Whether words can be searched. */
  searched?: boolean;
}

const lists: readonly List[] = [
  { name: 'blogs', path: '/blogs?admin=1', filters: { category_id: 1, city_id: 1 }, translated: true },
  {
    name: 'places',
    path: '/resources?admin=1',
    filters: { city_id: 1, resource_type: 3190, vr: 1 },
    translated: true,
  },
  {
    name: 'hotels',
    path: '/resources?admin=1&resource_type=3191',
    filters: { city_id: 1, is_historic: 1, hotel_type: 'hotel' },
    translated: true,
  },
  {
    name: 'tours',
    path: '/tour?admin=1',
    filters: { duration: '4-7', departure_point: 1, travel_style: 1 },
    translated: true,
  },
  {
    name: 'orders',
    path: '/orders/admin?',
    filters: { status: 'pending', needs_refund: 1, provider: 'test', from: '2026-01-01' },
  },
  {
    name: 'reviews',
    path: '/reviews/admin?',
    filters: { status: 'pending', score: 5, reported: 1, entity_type: 20 },
  },
  { name: 'media', path: '/media?', filters: { folder: 'folder 7', without_alt: 'vi', unused: 1 } },
  { name: 'changes', path: '/audit?', filters: { entity: 'tour', action: 'update', from: '2026-10-01' } },
  { name: 'bin', path: '/bin?' },
  { name: 'letters', path: '/jobs/letters?', searched: false },
  { name: 'customers’ cities', path: '/city?admin=1' },
];

const issues = ['missing', 'unpublished', 'stale'];

/** The calls that a list is asked for: its default view, the last page, each filter, and words. */
async function callsOf(list: List, { ask }: SignedIn): Promise<Asked[]> {
  const first = `${list.path}&per_page=10`;
  const answer = (await (await ask(first)).json()) as { last_page: number };
  const filters = Object.entries(list.filters ?? {}).map(([name, value]) => [name, String(value)]);
  const variants: Array<[string, string]> = [
    ['', ''],
    ['last page', `&page=${answer.last_page}`],
    ...filters.map(([name, value]): [string, string] => [`${name}=${value}`, `&${name}=${value}`]),
    ...(list.searched === false
      ? []
      : ([
          ['a common word', '&keyword=river'],
          ['a number', '&keyword=99123'],
        ] as Array<[string, string]>)),
    ...(list.translated ? issues : []).map((issue): [string, string] => [
      `translation=${issue}`,
      `&lang_id=vi&translation=${issue}`,
    ]),
    ...(list.translated
      ? [['missing, last page', '&lang_id=vi&translation=missing&page=200'] as [string, string]]
      : []),
  ];
  return variants.map(([name, query]) => ({
    name: name ? `${list.name}, ${name}` : list.name,
    path: `${first}${query}`,
  }));
}

/** Everything that is measured of the API: lists, start page, matrix, palette, and what an editor loads. */
export async function adminLists(admin: SignedIn, records: number): Promise<Asked[]> {
  const calls: Asked[] = [];
  for (const list of lists) calls.push(...(await callsOf(list, admin)));
  const middle = Math.ceil(records / 2);
  return [
    ...calls,
    { name: 'start page', path: '/dashboard' },
    { name: 'sales of 30 days', path: '/orders/admin/by-day?days=30' },
    { name: 'matrix of translations', path: '/translations/coverage' },
    {
      name: 'work on translations',
      path: '/translations/records?entity=blog&translation=missing&lang_id=vi',
    },
    { name: 'export of translations', path: '/translations/export?entity=blog&scope=open&lang_id=vi' },
    { name: 'palette, a common word', path: '/search/records?keyword=river&lang_id=en' },
    { name: 'palette, two letters', path: '/search/records?keyword=la&lang_id=en' },
    { name: 'palette, a name', path: '/search/records?keyword=h%E1%BB%99i%20an&lang_id=vi' },
    { name: 'an article to edit', path: `/blogs/${middle}?admin=1&lang_id=vi` },
    { name: 'a tour to edit', path: `/tour/${middle}?admin=1&lang_id=vi` },
    { name: 'a place to edit', path: `/resources/${middle}?admin=1&lang_id=vi` },
  ];
}
