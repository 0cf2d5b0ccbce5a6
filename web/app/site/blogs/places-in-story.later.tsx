import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { PlaceMap } from '~/site/map/place-map';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ButtonLink } from '~/ui/button';
import { Picture } from '~/ui/picture';
import type { StoryPlace } from './story-places.server';

/** So many places of a story go into the question for a plan: more make no better one. */
const MOST_ASKED = 6;

function Place({ place }: { place: StoryPlace }) {
  const { priceFrom, pricePerNight } = useAmounts();
  const { kind, title, to, image, city, hours, price } = place;
  return (
    <li className="relative grid grid-cols-[6rem_1fr] gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <Picture
        source={image}
        alt=""
        ratio="3:2"
        sizes="96px"
        largest={480}
        className="self-start rounded-card"
      />
      <div className="min-w-0">
        <h3 className="text-base">
          <Link to={to} prefetch="intent" className="stretched link-quiet">
            <Names>{title}</Names>
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          <Names>{city}</Names>
        </p>
        <p className="figures mt-0.5 text-sm">
          {factLine(hours, kind === 'stay' ? pricePerNight(price) : priceFrom(price))}
        </p>
      </div>
    </li>
  );
}

/** The places that a story names: each with hours and price, where they are, and a plan of them at a press. */
export function PlacesInStory({ title, places }: { title: string; places: StoryPlace[] }) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  if (places.length === 0) return null;
  const points = places.flatMap(({ id, kind, title: name, to, lat, lon }) =>
    lat === null || lon === null ? [] : [{ id, kind, title: name, to, lat, lon }],
  );
  const asked = places.slice(0, MOST_ASKED);
  const ask = t('story.ask', {
    days: Math.max(1, Math.ceil(asked.length / 2), new Set(asked.map(({ city }) => city)).size),
    places: asked
      .map(({ title: name, city }) => (city ? t('story.in', { title: name, city }) : name))
      .join(', '),
  });
  return (
    <Section id="places" title={t('story.places')} lead={t('story.places_lead')} className="print:hidden">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <ul className="lg:col-span-5">
          {places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </ul>
        <div className="lg:col-span-7">
          {points.length > 0 && (
            <PlaceMap
              points={points}
              label={t('story.map', { title })}
              listed
              height="h-80"
              className="rounded-card"
            />
          )}
          <p className="needs-script mt-5">
            <ButtonLink to={sitePaths.askChat(language, ask)} reloadDocument>
              {t('story.plan')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
