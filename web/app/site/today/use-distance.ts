import { useTranslation } from 'react-i18next';

const METRES = 1000;
/** A position is not known better than that. */
const STEP = 50;

/** A way as the crow flies: metres in steps, then kilometres with a tenth, then whole ones. */
export function useDistance() {
  const { t } = useTranslation(['trip', 'site']);
  return (km: number): string => {
    if (km < 1) return t('today.metres', { amount: Math.max(STEP, Math.round((km * METRES) / STEP) * STEP) });
    const tenths = Math.round(km * 10);
    const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
    const amount =
      whole >= 10 || part === 0 ? String(Math.round(km)) : t('site:card.decimal', { whole, part });
    return t('today.kilometres', { amount });
  };
}
