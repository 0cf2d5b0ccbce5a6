import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CheckInPage } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useMetres } from '~/site/map/city/use-metres';
import { kindOfPoint } from '~/site/map/point-kinds';
import { PointSign } from '~/site/map/point-sign';
import { sitePaths } from '~/site/paths';
import { Picture } from '~/ui/picture';

/** What is near, the nearest first, with the way on foot. */
export function Near({ near }: Pick<CheckInPage, 'near'>) {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const metres = useMetres();
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-12">
      <h2 id="near" className="border-b-2 border-ink pb-2 text-2xl">
        {t('check_in.near')}
      </h2>
      <ul>
        {near.map(({ id, title, path, resource_type, image, image_blur, distance_m, walking_minutes }) => (
          <li
            key={id}
            className="relative grid grid-cols-[5.5rem_1fr] items-center gap-4 border-b border-line py-3"
          >
            <div className="relative">
              <Picture
                source={image}
                alt=""
                ratio="3:2"
                sizes="88px"
                largest={480}
                blur={image_blur}
                className="rounded-input"
              />
              <PointSign
                kind={kindOfPoint({ kind: 'resource', resource_type })}
                className="absolute! -right-2 -bottom-2 !size-7 text-sm"
              />
            </div>
            <div className="min-w-0 pl-1">
              <h3 className="text-base leading-snug">
                <Link
                  to={sitePaths.place(language, path)}
                  className="stretched link-quiet inline-block py-0.5"
                >
                  <Names>{title}</Names>
                </Link>
              </h3>
              <p className="figures text-sm text-muted">
                {factLine(
                  metres(distance_m),
                  walking_minutes !== null && t('check_in.walk', { count: walking_minutes }),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
