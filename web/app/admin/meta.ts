import type { MetaDescriptor } from '@remix-run/node';

/** Title of a page whose loader gives its `title`, in the language of the back office; never for search engines. */
export function adminMeta({ data }: { data?: unknown }): MetaDescriptor[] {
  const title = data && typeof data === 'object' && 'title' in data ? `${data.title} · ` : '';
  return [{ title: `${title}Visit Vietnam` }, { name: 'robots', content: 'noindex, nofollow' }];
}
