import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { LanguageSwitch } from '~/site/header/language-switch';
import { LogoMark } from '~/site/logo';
import { sitePaths } from '~/site/paths';
import { ThemeSwitch } from '~/ui/theme-switch';
import { CityMap } from './city-map.later';
import type { CityMapData } from './city-map-data.server';
import { LayersForm } from './layers-form.later';
import { NearMe } from './near-me';
import { OpenedPlace } from './opened-place';
import { OtherCityMaps } from './other-cities';
import { PlaceList } from './place-list';
import { useHere } from './use-here';
import { useSelection } from './use-selection';

function TopBar({ city }: { city: CityMapData['city'] }) {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line bg-paper px-(--gutter)">
      <Link to={sitePaths.home(language)} aria-label="Visit Vietnam" className="py-1">
        <LogoMark />
      </Link>
      <h1 className="mr-auto text-lg leading-tight">
        <Names>{t('title', { city: city.title })}</Names>
      </h1>
      <Link
        to={sitePaths.city(language, city.slug)}
        prefetch="intent"
        className="link py-2 text-sm max-md:hidden"
      >
        <Names>{t('about_city', { city: city.title })}</Names>
      </Link>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

/** A city's map that fills the window, with its layers, a search and the list beside or below it. */
export function FullMap({ data }: { data: CityMapData }) {
  const { city, places, sheet, filters, counts, others } = data;
  const { t } = useTranslation('maps');
  const pathOf = (placeId?: number) => sitePaths.cityMap(city.slug, placeId);
  const { selected, select } = useSelection(pathOf);
  const location = useHere();
  const opened = places.find(({ key }) => key === selected && key.startsWith('resource-'));
  return (
    <div className="flex h-dvh flex-col">
      <TopBar city={city} />
      <main
        id="main"
        tabIndex={-1}
        // Without scripts there is no map: the list has all the room.
        className="grid min-h-0 grow outline-none [@media(scripting:enabled)]:max-lg:grid-rows-[minmax(0,11fr)_minmax(0,9fr)] [@media(scripting:enabled)]:lg:grid-cols-[26rem_minmax(0,1fr)]"
      >
        <section
          aria-label={t('panel', { city: city.title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-y-auto overscroll-contain p-(--gutter) focus-visible:-outline-offset-3 max-lg:order-last max-lg:border-t max-lg:border-line lg:border-r lg:border-line"
        >
          {opened && (
            <OpenedPlace
              place={opened}
              closePath={pathOf()}
              checkInPath={sitePaths.checkIn(city.slug, opened.id)}
            />
          )}
          <LayersForm filters={filters} counts={counts} />
          <div className="mt-4 mb-6">
            <NearMe city={city} location={location} />
          </div>
          <PlaceList places={places} selected={selected} onSelect={select} here={location.here} />
          <div className="mt-10">
            <OtherCityMaps others={others} current={city.id} pathOf={(slug) => sitePaths.cityMap(slug)} />
          </div>
        </section>
        <CityMap
          city={city}
          places={places}
          sheet={sheet}
          selected={selected}
          onSelect={select}
          here={location.here}
          whole
          height="h-full"
          className="needs-script"
        />
      </main>
    </div>
  );
}
