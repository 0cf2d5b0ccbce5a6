import type { LoaderFunctionArgs } from '@remix-run/node';
import { required } from '~/api/answers.server';
import { pageContext } from '~/api/page-context.server';
import { wholeRows } from '~/api/whole-rows';
import { machineDate } from '~/i18n/dates';
import { xml, xmlResponse } from '~/site/feeds/xml';
import { sitePaths } from '~/site/paths';

const mostStories = 30;

/** `/{language}/feed.xml`: the newest stories as an Atom feed (RFC 4287). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, language, t, context } = pageContext(args);
  const { publicUrl } = context;
  const query = { lang_id: language, per_page: mostStories };
  const { data: stories } = await required(api.GET('/blogs', { params: { query } }), context);
  const newest = wholeRows(stories).sort((a, b) =>
    (b.published_at ?? '').localeCompare(a.published_at ?? ''),
  );
  const self = `${publicUrl}/${language}/feed.xml`;
  const entries = newest.map((story) => {
    const url = publicUrl + sitePaths.blog(language, story.slug);
    const published = machineDate(story.published_at ?? story.created_at);
    return `<entry>
<id>${xml(`${publicUrl}/blogs/${story.id}/${language}`)}</id>
<title>${xml(story.title)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<published>${published}</published>
<updated>${machineDate(story.updated_at)}</updated>
<summary>${xml(story.description)}</summary>${story.category ? `\n<category term="${xml(story.category.title)}"/>` : ''}
</entry>`;
  });
  const updated = newest
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id>
<title>${xml(t('site:blogs.title'))}</title>
<subtitle>${xml(t('site:blogs.lead'))}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(publicUrl + sitePaths.blogs(language))}"/>
<author><name>Visit Vietnam</name></author>
<updated>${updated ? machineDate(updated) : new Date(0).toISOString()}</updated>
${entries.join('\n')}
</feed>`,
    'application/atom+xml',
  );
}
