import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { hostOf } from '../place/host-of';
import { SphereDialog } from './sphere-dialog';

interface OpenViewProps {
  /** A path of the site's own picture, or the address of somebody else's view. */
  link: string;
  title: string;
}

/** Opens the view all around: our own picture in a window of the page, that of others in a new tab. */
export function OpenView({ link, title }: OpenViewProps) {
  const { t } = useTranslation('places');
  const [open, setOpen] = useState(false);
  if (!link.startsWith('/')) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle()}>
        {t('view.open_at', { host: hostOf(link) })}
        <Icon name="external" />
        <span className="visually-hidden">{t('view.new_tab')}</span>
      </a>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} className="needs-script">
        <Icon name="expand" />
        {t('view.open')}
      </Button>
      <noscript>
        <a href={link} className="link">
          {t('view.plain')}
        </a>
      </noscript>
      <SphereDialog picture={link} title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
