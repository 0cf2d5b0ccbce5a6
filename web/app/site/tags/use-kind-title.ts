import { useTranslation } from 'react-i18next';

const kinds = [
  'city',
  'region',
  'blog',
  'event',
  'tour',
  'experience',
  'experience_type',
  'thing_to_do',
  'resource',
] as const;

/** The plural of a kind of record, as a heading. */
export function useKindTitle() {
  const { t } = useTranslation('events');
  return (kind: string): string => {
    const known = kinds.find((name) => name === kind);
    return known ? t(`type.${known}`) : kind;
  };
}
