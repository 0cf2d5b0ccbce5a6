import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ExperienceTypeRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Picture } from '~/ui/picture';

/** The types beside one, as entries of an index with small pictures. */
export function OtherTypes({ types }: { types: ExperienceTypeRow[] }) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  if (types.length === 0) return null;
  return (
    <Section
      title={t('type.others')}
      more={{ to: sitePaths.experienceTypes(language), label: t('type.all_types') }}
    >
      <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {types.map(({ id, title, slug, image, image_blur, experience_count }) => (
          <li
            key={id}
            className="relative grid grid-cols-[6rem_1fr] items-center gap-4 border-t border-line py-3"
          >
            <Picture
              source={image}
              alt=""
              ratio="3:2"
              sizes="96px"
              largest={320}
              blur={image_blur}
              className="rounded-input"
            />
            <div>
              <h3 className="text-base">
                <Link
                  to={sitePaths.experienceType(language, slug)}
                  prefetch="intent"
                  className="stretched link-quiet"
                >
                  <Names>{title}</Names>
                </Link>
              </h3>
              <p className="text-sm text-muted">{t('types.count', { count: experience_count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
