import type { Language } from '~/i18n/languages';
import { xml, xmlResponse } from './xml';

interface AtomFeed {
  language: Language;
  title: string;
  lead: string;
  /** Addresses of the feed and of the page that shows the same. */
  self: string;
  page: string;
  /** When what it holds was last changed, as machines read it; nothing where it holds nothing. */
  updated: string | undefined;
  entries: readonly string[];
}

/** An Atom feed (RFC 4287) of finished entries. @param maxAge seconds, where it isn't that of other files */
export const atomResponse = (
  { language, title, lead, self, page, updated, entries }: AtomFeed,
  ...maxAge: [seconds?: number]
): Response =>
  xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id>
<title>${xml(title)}</title>
<subtitle>${xml(lead)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<author><name>Visit Vietnam</name></author>
<updated>${updated ?? new Date(0).toISOString()}</updated>
${entries.join('\n')}
</feed>`,
    'application/atom+xml',
    ...maxAge,
  );

/** When the last of these records was changed, as the API says it. */
export const lastUpdated = (records: readonly { updated_at: string }[]): string | undefined =>
  records
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
