import { useTranslation } from 'react-i18next';
import type { Today } from '~/api/types';
import { provinceName } from '~/i18n/province-name';
import { DriverCard } from '~/site/detail/driver-card';
import { PhraseList } from '~/site/emergency/phrase-list';

/** A card for the driver who shall bring one back to town, and sentences to say or to show. */
export function WordsToSay({ city, phrases }: Pick<Today, 'city' | 'phrases'>) {
  const { t } = useTranslation('trip');
  return (
    <div className="grid gap-8">
      <DriverCard
        name={city.vietnamese_title}
        where={city.province ? provinceName(city.province, 'vi') : null}
      />
      <section aria-labelledby="help-phrases">
        <h3 id="help-phrases" className="text-xl">
          {t('road.phrases')}
        </h3>
        <p className="mt-1 text-sm text-muted">{t('road.phrases_text')}</p>
        <PhraseList phrases={phrases} />
      </section>
    </div>
  );
}
