import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HomeExperienceType } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { ExperienceCard } from '~/site/cards/experience-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Icon } from '~/ui/icon';
import { Tabs } from '~/ui/tabs';

/** One kind of experiences: what it is about, one that leads and three beside it. */
function TypePanel({ type }: { type: HomeExperienceType }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [first, ...rest] = type.experiences;
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h3 className="text-xl">
          <Names>{type.title}</Names>
        </h3>
        <p className="mt-2 text-muted max-md:hidden">
          <Names>{type.description}</Names>
        </p>
        <Link
          to={sitePaths.experienceType(language, type.slug)}
          prefetch="intent"
          className="link mt-3 inline-flex items-center gap-1.5 py-1 text-sm font-semibold"
        >
          {t('home.all_of_type', { count: type.experience_count })}
          <Icon name="arrow-right" />
        </Link>
      </div>
      {first && (
        <ExperienceCard
          experience={first}
          ratio="4:5"
          heading="h4"
          sizes="(min-width: 64rem) 24rem, 92vw"
          pictureClassName="max-lg:aspect-3/2!"
          className="lg:col-span-4"
        />
      )}
      <ul className="grid content-between gap-6 max-md:hidden lg:col-span-5">
        {rest.map((experience) => (
          <li key={experience.id} className="border-b border-line pb-6 last:border-b-0 last:pb-0">
            <ExperienceCard experience={experience} row heading="h4" sizes="12rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The kinds of experiences as tabs. */
export function Experiences({ title, types }: { title: string; types: HomeExperienceType[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (types.length === 0) return null;
  return (
    <Section
      tight
      title={title || t('home.experiences')}
      lead={t('home.experiences_lead')}
      more={{ to: sitePaths.experienceTypes(language), label: t('header.all_experiences') }}
    >
      <Tabs
        label={t('home.experience_types')}
        tabs={types.map((type) => ({ id: type.id, label: type.title, panel: <TypePanel type={type} /> }))}
      />
    </Section>
  );
}
