import { useTranslation } from 'react-i18next';

/** Takes keyboards past the header; seen when it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-input bg-ink px-4 py-3 text-paper focus:translate-y-0"
    >
      {t('skip_to_content')}
    </a>
  );
}
