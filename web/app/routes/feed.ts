import type { LoaderFunctionArgs } from '@remix-run/node';
import { required } from '~/api/answers.server';
import { pageContext } from '~/api/page-context.server';
import { wholeRows } from '~/api/whole-rows';
import { machineDate } from '~/i18n/dates';
import { atomResponse, lastUpdated } from '~/site/feeds/atom';
import { xml } from '~/site/feeds/xml';
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
  const updated = lastUpdated(newest);
  return atomResponse({
    language,
    title: t('site:blogs.title'),
    lead: t('site:blogs.lead'),
    self: `${publicUrl}/${language}/feed.xml`,
    page: publicUrl + sitePaths.blogs(language),
    updated: (updated && machineDate(updated)) ?? undefined,
    entries,
  });
}
