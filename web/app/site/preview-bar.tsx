import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';

/** Says on the page of a preview link that visitors don't see it yet; or, where there is no page, that the link is over. */
export function PreviewBar({ isOver }: { isOver?: boolean }) {
  const { t } = useTranslation('site');
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('preview')) return null;
  return (
    <p
      role="status"
      data-print="hide"
      className="flex items-center justify-center gap-2 bg-turmeric-wash px-4 py-2 text-center text-sm font-semibold text-ink"
    >
      <Icon name={isOver ? 'alert' : 'eye'} />
      {t(isOver ? 'preview.over' : 'preview.bar')}
    </p>
  );
}
