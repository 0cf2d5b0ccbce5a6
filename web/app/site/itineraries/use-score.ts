import { useTranslation } from 'react-i18next';

/** A score with one decimal at most, after the sign of the language. */
export function useScore() {
  const { t } = useTranslation('site');
  return (score: number): string => {
    const [whole = '', part] = score.toFixed(1).split('.');
    return part === '0' ? whole : t('card.decimal', { whole, part });
  };
}
