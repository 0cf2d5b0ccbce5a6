import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import type { ShownPlan } from '../plan';
import { picturesOf, staysOf } from './trip-view';
import { useTripWords } from './use-trip-words';

const PICTURES = 5;

interface TripHeroProps {
  shown: ShownPlan;
  crumbs: Crumb[];
  /** The title, where it can be changed. */
  title?: ReactNode;
  children?: ReactNode;
}

/** The opening of a plan: a strip of pictures from its days, and over its edge what journey it is. */
export function TripHero({ shown, crumbs, title, children }: TripHeroProps) {
  const { t } = useTranslation('trip');
  const { days, dayAndMonth, people } = useTripWords();
  const pictures = picturesOf(shown, PICTURES);
  const stays = staysOf(shown);
  const [first, last] = [shown.days[0]?.date, shown.days.at(-1)?.date];
  const facts = [
    days(shown.days.length),
    first &&
      last &&
      (first === last
        ? dayAndMonth(first)
        : t('from_to', { from: dayAndMonth(first), to: dayAndMonth(last) })),
    people(shown.request),
    t(`pace_fact.${shown.request.pace}`),
  ].filter(Boolean);
  return (
    <header>
      {pictures.length > 0 && (
        <div className="flex h-[clamp(14rem,46dvh,27rem)] gap-1 overflow-hidden print:hidden">
          {pictures.map((picture, index) => (
            <Picture
              key={picture}
              source={picture}
              alt=""
              ratio="4:5"
              sizes="(min-width: 48rem) 22vw, 36vw"
              largest={960}
              priority={index < 2}
              className={cx(
                'h-full min-w-0',
                index === 0 ? 'flex-[1.35]' : 'flex-1',
                index > 2 && 'max-md:hidden',
              )}
            />
          ))}
        </div>
      )}
      <div className="page">
        <div className="relative z-1 -mx-(--gutter) -mt-8 max-w-[min(58rem,92vw)] bg-paper px-(--gutter) pt-6 pb-8 md:-mt-20 md:pt-8 md:pr-14 print:mt-0 print:bg-transparent">
          <Breadcrumbs crumbs={crumbs} />
          {title ?? (
            <h1 className="mt-4 text-4xl">
              <Names>{shown.title}</Names>
            </h1>
          )}
          <p className="figures mt-3 text-muted">{facts.join(' · ')}</p>
          {stays.length > 1 && (
            <ol aria-label={t('route')} className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
              {stays.map(({ city, from }, index) => (
                <li key={from} className="flex items-center gap-2">
                  {index > 0 && <Icon name="arrow-right" className="text-lacquer" />}
                  <a href={`#day-${from}`} className="link-quiet display inline-block py-0.5">
                    <Names>{city.title}</Names>
                  </a>
                </li>
              ))}
            </ol>
          )}
          {children}
        </div>
      </div>
    </header>
  );
}
