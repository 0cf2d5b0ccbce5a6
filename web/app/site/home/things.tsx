import { useTranslation } from 'react-i18next';
import type { ThingRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { ThingCard } from '~/site/cards/thing-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Rail } from '~/ui/rail';

/** What is done most, in a row to leaf through. */
export function Things({ title, things }: { title: string; things: ThingRow[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (things.length === 0) return null;
  const heading = title || t('home.things');
  return (
    <Section
      tight
      title={heading}
      lead={t('home.things_lead')}
      more={{ to: sitePaths.things(language), label: t('header.all_things') }}
    >
      <Rail label={heading}>
        {things.map((thing) => (
          <div key={thing.id} className="w-64 md:w-72">
            <ThingCard thing={thing} ratio="4:5" sizes="288px" pictureClassName="max-sm:aspect-square!" />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
