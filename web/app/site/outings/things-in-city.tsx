import { useTranslation } from 'react-i18next';
import type { RecordRef, ThingRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { railSizes } from '~/site/cards/card-grid';
import { ThingCard } from '~/site/cards/thing-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Rail } from '~/ui/rail';

/** What else can be done in a city. */
export function ThingsInCity({ city, things }: { city: RecordRef; things: ThingRow[] }) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  if (things.length === 0) return null;
  const title = t('detail.in_city', { city: city.title });
  return (
    <Section
      title={title}
      more={{
        to: sitePaths.thingsInCity(language, city.id),
        label: t('detail.in_city_more'),
      }}
    >
      <Rail label={title}>
        {things.map((thing) => (
          <div key={thing.id} className="w-64 md:w-72">
            <ThingCard thing={thing} ratio="4:5" sizes={railSizes} />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
