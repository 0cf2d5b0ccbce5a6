import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';

/** What browsers that can install a site hand out; not part of the standard types. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Installs the site where the browser offers that; elsewhere there is nothing, and the steps beside it say how. */
export function InstallButton() {
  const { t } = useTranslation('guides');
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isInstalled, setIsInstalled] = useState(false);

  useEffect(() => {
    setIsInstalled(window.matchMedia('(display-mode: standalone)').matches);
    function keep(event: Event) {
      if (!isOffer(event)) return;
      // The page's own button asks instead of the browser's bar.
      event.preventDefault();
      setOffer(event);
    }
    function done() {
      setOffer(null);
      setIsInstalled(true);
    }
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', done);
    };
  }, []);

  if (isInstalled) {
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-jade">
        <Icon name="check" />
        {t('app.installed')}
      </p>
    );
  }
  if (!offer) return null;

  async function install() {
    const asked = await offer?.prompt();
    // An offer can be taken up once.
    setOffer(null);
    if (asked?.outcome === 'accepted') toast.success(t('app.installed'));
  }
  return (
    <Button onClick={install}>
      <Icon name="download" />
      {t('app.install')}
    </Button>
  );
}
