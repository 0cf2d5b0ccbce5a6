/** What may stand in front of the site, by how it is told what an answer was made of. */
export const cdnKinds = ['fastly', 'cloudflare', 'varnish'] as const;

export type CdnKind = (typeof cdnKinds)[number];

/** The header in which each reads what an answer was made of. */
const keyHeaders = { fastly: 'surrogate-key', cloudflare: 'cache-tag', varnish: 'xkey' } as const;

/** All of them, for whoever takes them off an answer that nobody may keep. */
export const surrogateHeaders: readonly string[] = Object.values(keyHeaders);

/** The header by which a CDN finds an answer again when one of its tags is purged; none without a CDN or without tags. */
export const surrogateKeys = (kind: CdnKind | null, tags: readonly string[]): Record<string, string> =>
  kind === null || tags.length === 0
    ? {}
    : { [keyHeaders[kind]]: tags.join(kind === 'cloudflare' ? ',' : ' ') };

/** The tag of one picture, of whatever size, by the beginning of its file's name. The database makes the same one. */
export const pictureTag = (file: string): string => `picture-${file.slice(0, 32)}`;
