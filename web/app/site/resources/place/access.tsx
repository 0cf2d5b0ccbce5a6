import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';

type Accessibility = NonNullable<PlaceDetail['accessibility']>;

/** What is known of the way in, as sentences. What is not known is left out. */
function useAccessWords({ surface, steps, toilets, quiet_hours = [] }: Accessibility): string[] {
  const { t } = useTranslation('places');
  const spans = quiet_hours.map((span) => t('hours.span', span)).join(t('hours.and'));
  return [
    surface && t(`access.surface.${surface}`),
    steps !== undefined && (steps === 0 ? t('access.no_steps') : t('access.steps', { count: steps })),
    toilets !== undefined && t(toilets ? 'access.toilets' : 'access.no_toilets'),
    spans && t('access.quiet', { spans }),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

/** How one gets in and around, for those who have to know before they set out. */
export function Access({ accessibility }: { accessibility: Accessibility }) {
  const { t } = useTranslation('places');
  const sentences = useAccessWords(accessibility);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="access">
      <h2 id="access" className="text-xl">
        {t('access.title')}
      </h2>
      <ul className="mt-4 border-b border-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-t border-line py-2.5">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
