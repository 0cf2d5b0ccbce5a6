import { useTranslation } from 'react-i18next';

/** What is best about an experience, a line each. */
export function Highlights({ highlights }: { highlights: string[] }) {
  const { t } = useTranslation('outings');
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights" className="mt-10 max-w-measure">
      <h2 id="highlights" className="text-xl">
        {t('detail.highlights')}
      </h2>
      <ul className="mt-4 border-b border-line">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-4 border-t border-line py-3">
            <span aria-hidden="true" className="mt-3 h-0.5 w-6 shrink-0 bg-lacquer" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
