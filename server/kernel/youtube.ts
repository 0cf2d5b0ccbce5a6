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

/** Longest beginning that is stored: below 100 hours. */
const mostSeconds = 359_999;

const timeForms = [/^(\d{1,6})s?$/, /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?$/];

const secondsOf = (time: string): number => {
  const [plain, parts] = timeForms.map((form) => form.exec(time));
  if (plain) return Number(plain[1]);
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
};

/** The second at which a link says that its video begins (`t=90`, `t=1m30s`, `start=90`, `#t=90`); 0 for none. */
export const youtubeStart = (link: string): number => {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return 0;
  const { searchParams, hash } = new URL(address);
  const time =
    searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t');
  return Math.min(secondsOf(time ?? ''), mostSeconds);
};

const idOnSite = (host: string, first: string, second: string, query: URLSearchParams): string | null => {
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return query.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
};
