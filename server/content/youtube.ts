const idPattern = /^[A-Za-z0-9_-]{11}$/;

/**
 * The 11-character id in any usual form of a video-site link: watch, short link, embed, shorts, live, with or without
 * further parameters; null for anything else.
 */
export const youtubeId = (link: string): string | null => {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase().replace(/^(www|m|music)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const candidate = host === 'youtu.be' ? first : idOnSite(host, first, second, searchParams);
  return candidate && idPattern.test(candidate) ? candidate : null;
};

const idOnSite = (host: string, first: string, second: string, query: URLSearchParams): string | null => {
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return query.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
};
