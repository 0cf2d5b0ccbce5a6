import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExperienceDetail, ThingDetail } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useAmounts } from '~/site/cards/use-amounts';
import { Coordinates, Fact, FactsColumn } from '~/site/detail/facts';
import { sitePaths } from '~/site/paths';
import { HoursFact } from '~/site/resources/place/hours';
import { EstimateMark } from '~/site/visitor/estimate-mark';
import { knownInfo } from '~/site/visitor/known-info';
import { Icon } from '~/ui/icon';
import { ChipLink } from '~/ui/tag';

interface OutingFactsProps {
  outing: ExperienceDetail | ThingDetail;
  /** What kind of outing it is, with the list of that kind. */
  kind: { title: string; to: string } | null;
  tags?: string[];
}

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch="intent" className="link inline-block py-0.5">
      {children}
    </Link>
  );
}

function Price({ vnd, isEstimated }: { vnd: number; isEstimated: boolean }) {
  const { t } = useTranslation('outings');
  const { priceFrom } = useAmounts();
  if (vnd === 0) return t('detail.free');
  return (
    <>
      <span className="figures font-semibold text-lacquer">
        {t('detail.price_each', { price: priceFrom(vnd) })}
      </span>
      {isEstimated && <EstimateMark leads />}
    </>
  );
}

function Rating({ score, count }: { score: number | null; count: number }) {
  const { t } = useTranslation(['outings', 'site']);
  if (score === null || count === 0) return <span className="text-muted">{t('detail.unrated')}</span>;
  const [whole = '', part] = score.toFixed(1).split('.');
  const shown = part === '0' ? whole : t('site:card.decimal', { whole, part });
  return (
    <span className="flex items-center gap-2">
      <Icon name="star" className="fill-turmeric text-turmeric" />
      {t('detail.rated', { score: shown, count })}
    </span>
  );
}

/** What one needs to know before going: where, how long, what it costs, what others thought of it. */
export function OutingFacts({ outing, kind, tags = [] }: OutingFactsProps) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  const { stay } = useAmounts();
  const { title, city, lat, lon, duration_minutes, price_from, rating_score, rating_count } = outing;
  const region = 'region' in outing ? outing.region : null;
  // Who buys a bowl of soup signs no terms.
  const need = knownInfo(outing.visitor_info).booking?.need;
  const isBooked = 'experience_type' in outing && (need === 'advised' || need === 'required');
  return (
    <FactsColumn label={t('detail.facts')}>
      {city && (
        <Fact label={t('detail.city')}>
          <FactLink to={sitePaths.city(language, city.slug)}>
            <Names>{city.title}</Names>
          </FactLink>
        </Fact>
      )}
      {region && (
        <Fact label={t('detail.region')}>
          <FactLink to={sitePaths.placesInRegion(language, region.id)}>
            <Names>{region.title}</Names>
          </FactLink>
        </Fact>
      )}
      {kind && (
        <Fact label={t('detail.kind')}>
          <FactLink to={kind.to}>
            <Names>{kind.title}</Names>
          </FactLink>
        </Fact>
      )}
      <HoursFact of={outing} />
      {duration_minutes !== null && (
        <Fact label={t('detail.duration')}>
          {stay(knownInfo(outing.visitor_info).duration?.short_minutes, duration_minutes)}
        </Fact>
      )}
      {price_from !== null && (
        <Fact label={t('detail.price')}>
          <Price vnd={price_from} isEstimated={outing.visitor_info.price?.state === 'estimated'} />
        </Fact>
      )}
      {isBooked && (
        <Fact label={t('detail.seller')} wide>
          {t('detail.seller_text')}
        </Fact>
      )}
      {!outing.is_memorial && (
        <Fact label={t('detail.rating')}>
          <Rating score={rating_score} count={rating_count} />
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact label={t('detail.tags')} wide>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <ChipLink to={sitePaths.tag(language, tag)}>{tag}</ChipLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {lat !== null && lon !== null && (
        <Fact label={t('detail.coordinates')} wide>
          <Coordinates title={title} lat={lat} lon={lon} />
        </Fact>
      )}
    </FactsColumn>
  );
}
