import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { aboutData } from '~/site/guides/about/about-data.server';
import { AboutContact, AboutPosts } from '~/site/guides/about/about-posts';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';

export const handle = { i18n: ['site', 'guides'] };

export function loader(args: LoaderFunctionArgs) {
  return aboutData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data?.guide, 'about');

export default function About() {
  const { guide, posts, profile } = useLoaderData<typeof loader>();
  return (
    <GuidePage guide={guide} name="about" isChapter={false}>
      <AboutPosts posts={posts} />
      <AboutContact profile={profile} />
    </GuidePage>
  );
}
