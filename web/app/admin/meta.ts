import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { errorKind } from '~/site/error-meta';
import type { frameWords } from './frame-words.server';

type Words = ReturnType<typeof frameWords>;

const hidden = { name: 'robots', content: 'noindex, nofollow' };

/** The words of the frame around every page of the back office, which its loader has made. */
function wordsOf({ data, matches }: Given): Partial<Words> {
  const frame = matches.find(({ id }) => id === 'routes/admin/frame')?.data ?? data;
  const words = frame && typeof frame === 'object' && 'words' in frame ? frame.words : undefined;
  return (words ?? {}) as Partial<Words>;
}

type Given = Pick<MetaArgs, 'matches' | 'error'> & { data?: unknown };

/** Title of a page whose loader gives its `title`, in the language of the back office; never for search engines. */
export function adminMeta(given: Given): MetaDescriptor[] {
  const { error, data } = given;
  const { lead, errors } = wordsOf(given);
  if (error) return [{ title: `${errors?.[errorKind(error)] ?? ''} · Visit Vietnam` }, hidden];
  const title = data && typeof data === 'object' && 'title' in data ? String(data.title) : '';
  return [
    { title: title ? `${title} · Visit Vietnam` : 'Visit Vietnam' },
    ...(title && lead ? [{ name: 'description', content: `${title}: ${lead}` }] : []),
    hidden,
  ];
}
