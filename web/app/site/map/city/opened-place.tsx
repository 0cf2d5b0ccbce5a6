import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Picture } from '~/ui/picture';
import type { CityPlace } from './city-map-data.server';

interface OpenedPlaceProps {
  place: CityPlace;
  /** Back to the map with nothing opened. */
  closePath: string;
  /** Where one checks in who stands there. */
  checkInPath?: string;
}

/** The place that the address opens, above the list. */
export function OpenedPlace({ place, closePath, checkInPath }: OpenedPlaceProps) {
  const { t } = useTranslation(['maps', 'site']);
  const language = useLanguage();
  const { kind, title, path, image, more } = place;
  return (
    <section aria-label={title} className="mb-8 border-t-4 border-lacquer bg-surface">
      <Picture
        source={image}
        alt={more?.image_alt}
        ratio="3:2"
        sizes="(min-width: 64rem) 32rem, 100vw"
        largest={960}
        blur={more?.image_blur}
      />
      <div className="p-5">
        <p className="kicker">{t(`site:map.kind.${kind}`)}</p>
        <h2 className="mt-1 text-2xl">
          <Names>{title}</Names>
        </h2>
        {more?.address && (
          <p className="mt-1 text-sm text-muted">
            <Names>{more.address}</Names>
          </p>
        )}
        {more?.description && (
          <p className="mt-3">
            <Names>{more.description}</Names>
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to={sitePaths.place(language, path)}>{t('open')}</ButtonLink>
          {checkInPath && (
            <Link to={checkInPath} prefetch="none" className="link py-2 text-sm">
              {t('check_in.button')}
            </Link>
          )}
          <Link to={closePath} preventScrollReset className="link py-2 text-sm">
            {t('close_opened')}
          </Link>
        </div>
      </div>
    </section>
  );
}
