import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';

/** Asks with what is chosen; takes it all back where something is. */
export function FilterButtons({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('places');
  return (
    <div className="flex items-center gap-4">
      <Button type="submit" tone="secondary">
        {t('filter.show')}
      </Button>
      {narrowed && (
        <Link to="." preventScrollReset className="link py-2 text-sm whitespace-nowrap">
          {t('filter.clear')}
        </Link>
      )}
    </div>
  );
}
