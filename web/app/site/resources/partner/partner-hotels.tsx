import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '~/api/call-api';
import type { PartnerHotel } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Section } from '~/site/section';
import { PartnerHotelEntry } from './partner-hotel-entry';

/**
 * Asked for in the browser: pages are cached and the same for all, and what a partner has is not ours to keep. Nothing is
 * shown until there is something.
 */
function usePartnerHotels(cityId: number): readonly PartnerHotel[] {
  const language = useLanguage();
  const [hotels, setHotels] = useState<readonly PartnerHotel[]>([]);
  useEffect(() => {
    setHotels([]);
    const asked = new AbortController();
    const query = { city_id: cityId, lang_id: language };
    void callApi('GET', '/hotel/external/hotels', { query, language, signal: asked.signal }).then(
      // The page stands without them.
      (answer) => answer.ok && !asked.signal.aborted && setHotels(answer.body.data),
    );
    return () => asked.abort();
  }, [cityId, language]);
  return hotels;
}

/** What a partner offers in a city, below our own. */
export function PartnerHotels({ city }: { city: { id: number; title: string } }) {
  const { t } = useTranslation('places');
  const hotels = usePartnerHotels(city.id);
  if (hotels.length === 0) return null;
  const isSample = hotels.some(({ is_sample }) => is_sample);
  return (
    <Section
      id="partner"
      title={t('partner.title')}
      lead={
        <>
          {t('partner.lead', { city: city.title })} {isSample && t('partner.sample')}
        </>
      }
      className="px-0!"
    >
      <ul className="grid items-start gap-x-8 border-b border-line md:grid-cols-2">
        {hotels.map((hotel) => (
          <PartnerHotelEntry key={hotel.id} hotel={hotel} />
        ))}
      </ul>
    </Section>
  );
}
