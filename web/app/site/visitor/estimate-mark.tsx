import { useTranslation } from 'react-i18next';

/** Where a page says what its marks mean, and since when. */
export const estimatesId = 'estimates';

/** The mark of a value that editors estimate; away from the line that explains it, the way there. */
export function EstimateMark({ leads }: { leads?: boolean }) {
  const { t } = useTranslation('visitor');
  const label = t('state.estimated');
  if (leads)
    return (
      <a
        href={`#${estimatesId}`}
        aria-label={label}
        className="px-1 text-muted underline decoration-dotted underline-offset-4"
      >
        *
      </a>
    );
  return (
    <span role="img" aria-label={label} className="text-muted">
      *
    </span>
  );
}
