import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Gallery } from '~/site/detail/gallery';
import { Story } from '~/site/detail/story';
import { OutingFacts } from '~/site/outings/outing-facts';
import { OutingHero } from '~/site/outings/outing-hero';
import { outingJsonLd } from '~/site/outings/outing-json-ld';
import { RelatedThings } from '~/site/outings/related-things';
import { thingData } from '~/site/outings/thing-data.server';
import { Where } from '~/site/outings/where';
import { sitePaths } from '~/site/paths';
import { RateControl } from '~/site/reviews/rate-control';
import { Reviews } from '~/site/reviews/reviews';
import { BeforeYouGo } from '~/site/visitor/before-you-go';

export const handle = {
  i18n: ['site', 'outings', 'places', 'reviews', 'visitor'],
  query: ['review_page', 'review_sort'],
} as const;

export function loader(args: LoaderFunctionArgs) {
  return thingData(pageContext(args, handle), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { thing, crumb, seo } = data;
  return pageMeta(seo, [
    outingJsonLd(thing, seo),
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.things(seo.language) },
      { title: thing.title, path: sitePaths.thing(seo.language, thing.slug) },
    ]),
  ]);
};

export default function ThingPage() {
  const { thing, nearby, reviews } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['outings', 'site']);
  const language = useLanguage();
  const { title, slug, city, category, list_tags, content, galleries, related } = thing;
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('things.crumb'), to: sitePaths.things(language) },
    ...(city ? [{ title: city.title, to: sitePaths.thingsInCity(language, city.id) }] : []),
    { title },
  ];
  const kind = category && {
    title: category.title,
    to: sitePaths.thingsOfCategory(language, category.id),
  };
  return (
    <>
      <article>
        <OutingHero
          outing={thing}
          crumbs={crumbs}
          saved={{ kind: 'thing_to_do', path: sitePaths.thing(language, slug) }}
        />
        <Story html={content} after={<BeforeYouGo record={thing} />}>
          <OutingFacts outing={thing} kind={kind} tags={list_tags} />
        </Story>
        <Where record={thing} nearby={nearby} />
        {!thing.is_memorial && (
          <>
            <div className="page">
              <RateControl kind="thing_to_do" record={thing} />
            </div>
            <Reviews kind="thing_to_do" record={thing} reviews={reviews} />
          </>
        )}
        {city && (
          <Gallery
            title={city.title}
            items={galleries}
            heading={t('detail.pictures_of', { title: city.title })}
          />
        )}
      </article>
      <RelatedThings things={related} />
    </>
  );
}
