import { Faqs } from '~/site/detail/faqs';
import { Gallery } from '~/site/detail/gallery';
import type { CityData } from './city-data.server';
import { CityEvents } from './city-events';
import { CityItineraries } from './city-itineraries';
import { CityMap } from './city-map';
import { CityOutings } from './city-outings';
import { CityPlaces } from './city-places';
import { CityThings } from './city-things';
import { GettingHere } from './getting-here';
import { OtherCities } from './other-cities';
import { StoriesOfCity } from './stories-of-city';
import { WeatherNow } from './weather-now';
import { WhenToGo } from './when-to-go';

/** What a destination has to offer, below what it is. */
export function CitySections({
  city,
  stories,
  ways,
  sheet,
}: Pick<CityData, 'city' | 'stories' | 'ways' | 'sheet'>) {
  return (
    <>
      <WhenToGo city={city} />
      <WeatherNow city={city} />
      <GettingHere title={city.title} ways={ways} />
      <CityThings city={city} />
      <CityPlaces city={city} />
      <CityMap city={city} sheet={sheet} />
      <CityOutings city={city} />
      <CityItineraries city={city} />
      <CityEvents city={city} />
      <Gallery title={city.title} items={city.galleries} />
      <StoriesOfCity title={city.title} stories={stories} />
      <Faqs title={city.title} faqs={city.faqs} />
      <OtherCities cities={city.other_cities} />
    </>
  );
}
