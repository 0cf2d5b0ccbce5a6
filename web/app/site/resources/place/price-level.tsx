import { useTranslation } from 'react-i18next';

const MOST = 4;
const words = { 1: 'price.1', 2: 'price.2', 3: 'price.3', 4: 'price.4' } as const;

/** How expensive a place is: a word, and beside it dong signs as guidebooks print them. */
export function PriceLevel({ band }: { band: number }) {
  const { t } = useTranslation('places');
  const key = words[band as keyof typeof words];
  if (!key) return null;
  return (
    <>
      {t(key)}{' '}
      <span aria-hidden="true" className="ml-1 font-semibold tracking-wide">
        {'₫'.repeat(band)}
        <span className="text-muted opacity-45">{'₫'.repeat(MOST - band)}</span>
      </span>
    </>
  );
}
