import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { sitePaths } from '~/site/paths';
import { Prose } from '~/site/prose';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import type { HistoricHotel as Hotel } from './historic-data.server';

interface HistoricHotelProps {
  hotel: Hotel;
  /** Pictures stand on alternate sides, as in a book. */
  turned: boolean;
  isFirst: boolean;
}

/** An old hotel: its story first, then where it is and what a night costs. */
export function HistoricHotel({ hotel, turned, isFirst }: HistoricHotelProps) {
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const { pricePerNight } = useAmounts();
  const { title, path, content, image, image_alt, image_blur, address, star_rating, price_from } = hotel;
  const to = sitePaths.place(language, path);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <Picture
        source={image}
        alt={image_alt}
        ratio="4:5"
        sizes="(min-width: 64rem) 31rem, 92vw"
        largest={1280}
        blur={image_blur}
        priority={isFirst}
        className={cx(
          'rounded-card max-lg:aspect-[3/2]! lg:col-span-5',
          turned && 'lg:order-last lg:col-start-8',
        )}
      />
      <div
        className={cx(
          'self-center',
          turned ? 'lg:col-span-6 lg:col-start-1' : 'lg:col-span-6 lg:col-start-7',
        )}
      >
        <h3 className="text-2xl">
          <Link to={to} prefetch="intent" className="link-quiet">
            <Names>{title}</Names>
          </Link>
        </h3>
        <Prose html={content} className="mt-4 [&>p:first-of-type]:text-base" />
        <p className="mt-5 border-t border-line pt-3 text-sm text-muted">
          {factLine(
            address,
            star_rating !== null && t('site:card.stars', { count: star_rating }),
            pricePerNight(price_from),
          )}
        </p>
        <Link
          to={to}
          prefetch="intent"
          aria-label={t('historic.open', { title })}
          className="link mt-2 inline-flex items-center gap-1.5 py-1 text-sm font-semibold"
        >
          {t('historic.rooms')}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}
