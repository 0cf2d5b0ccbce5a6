import { useTranslation } from 'react-i18next';

/** A rating with the decimal sign of the language; whole ones without. */
export function useScore(): (score: number) => string {
  const { t } = useTranslation('site');
  return (score) => {
    const [whole = '', part] = score.toFixed(1).split('.');
    return part === '0' ? whole : t('card.decimal', { whole, part });
  };
}
