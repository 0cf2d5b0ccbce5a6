import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Gallery } from '~/site/detail/gallery';
import { Story } from '~/site/detail/story';
import { experienceData } from '~/site/outings/experience-data.server';
import { Highlights } from '~/site/outings/highlights';
import { OutingFacts } from '~/site/outings/outing-facts';
import { OutingHero } from '~/site/outings/outing-hero';
import { outingJsonLd } from '~/site/outings/outing-json-ld';
import { RelatedExperiences } from '~/site/outings/related-experiences';
import { ThingsInCity } from '~/site/outings/things-in-city';
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
  return experienceData(pageContext(args, handle), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { experience, crumb, seo } = data;
  return pageMeta(seo, [
    outingJsonLd(experience, seo),
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.experienceTypes(seo.language) },
      { title: experience.title, path: sitePaths.experience(seo.language, experience.slug) },
    ]),
  ]);
};

export default function ExperiencePage() {
  const { experience, things, thingsCity, nearby, reviews } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['outings', 'site']);
  const language = useLanguage();
  const { title, slug, city, experience_type, highlights, content, galleries, related } = experience;
  const kind = experience_type && {
    title: experience_type.title,
    to: sitePaths.experienceType(language, experience_type.slug),
  };
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('types.crumb'), to: sitePaths.experienceTypes(language) },
    ...(kind ? [kind] : []),
    { title },
  ];
  return (
    <>
      <article>
        <OutingHero
          outing={experience}
          crumbs={crumbs}
          saved={{ kind: 'experience', path: sitePaths.experience(language, slug) }}
        />
        <Story
          html={content}
          after={
            <>
              <Highlights highlights={highlights} />
              <BeforeYouGo record={experience} />
            </>
          }
        >
          <OutingFacts outing={experience} kind={kind} />
        </Story>
        <Where record={experience} nearby={nearby} />
        {!experience.is_memorial && (
          <>
            <div className="page">
              <RateControl kind="experience" record={experience} />
            </div>
            <Reviews kind="experience" record={experience} reviews={reviews} />
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
      {thingsCity && <ThingsInCity city={thingsCity} things={things} />}
      <RelatedExperiences experiences={related} />
    </>
  );
}
