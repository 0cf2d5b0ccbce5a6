import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ExperienceTypeRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Picture } from '~/ui/picture';
import type { TypeBranch as Branch } from './types-data.server';

/** A type below another: a small picture, its name and how much there is. */
function Twig({ type }: { type: ExperienceTypeRow }) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  return (
    <li className="relative grid grid-cols-[4.5rem_1fr] items-center gap-4 border-t border-line py-3">
      <Picture
        source={type.image}
        alt=""
        ratio="1:1"
        sizes="72px"
        largest={320}
        blur={type.image_blur}
        className="rounded-input"
      />
      <div>
        <h3 className="text-base">
          <Link
            to={sitePaths.experienceType(language, type.slug)}
            prefetch="intent"
            className="stretched link-quiet"
          >
            <Names>{type.title}</Names>
          </Link>
        </h3>
        <p className="text-sm text-muted">{t('types.count', { count: type.experience_count })}</p>
      </div>
    </li>
  );
}

/** One kind of experiences with its picture, and beside it the kinds that it divides into. */
export function TypeBranch({ branch, isFirst }: { branch: Branch; isFirst: boolean }) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  const { title, slug, description, image, image_blur, experience_count, children } = branch;
  return (
    <li className="grid gap-x-8 gap-y-6 border-t-2 border-ink pt-6 lg:grid-cols-12">
      <div className="group relative grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:col-span-8 lg:grid-cols-8">
        <div className="overflow-hidden rounded-card lg:col-span-5">
          <Picture
            source={image}
            alt=""
            ratio="3:2"
            sizes="(min-width: 64rem) 31rem, (min-width: 30rem) 46vw, 92vw"
            largest={1280}
            blur={image_blur}
            priority={isFirst}
            className="transition-transform duration-200 ease-out group-hover:scale-[1.015]"
          />
        </div>
        <div className="lg:col-span-3">
          <h2 className="text-2xl">
            <Link
              to={sitePaths.experienceType(language, slug)}
              prefetch="intent"
              className="stretched link-quiet"
            >
              <Names>{title}</Names>
            </Link>
          </h2>
          <p className="mt-3">
            <Names>{description}</Names>
          </p>
          <p className="mt-3 text-sm text-muted">{t('types.count', { count: experience_count })}</p>
        </div>
      </div>
      <ul aria-label={t('types.within', { title })} className="self-start border-b border-line lg:col-span-4">
        {children.map((type) => (
          <Twig key={type.id} type={type} />
        ))}
      </ul>
    </li>
  );
}
