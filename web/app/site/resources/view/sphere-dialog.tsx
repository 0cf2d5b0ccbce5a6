import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import type { SphereProps } from './sphere.client';

interface SphereDialogProps {
  picture: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The window of the view all around; its code is fetched when it is first opened. */
export function SphereDialog({ picture, title, open, onClose }: SphereDialogProps) {
  const { t } = useTranslation('places');
  const [Sphere, setSphere] = useState<ComponentType<SphereProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const fail = useCallback((error: unknown) => {
    console.warn('The view could not be shown.', error);
    setFailed(true);
  }, []);

  useEffect(() => {
    if (open && !Sphere) import('./sphere.client').then((module) => setSphere(() => module.Sphere), fail);
  }, [open, Sphere, fail]);

  return (
    <Dialog open={open} onClose={onClose} title={t('view.of', { title })} width="wide">
      {failed ? (
        <EmptyState title={t('view.failed')}>{t('view.failed_text')}</EmptyState>
      ) : open && Sphere ? (
        <Sphere picture={picture} title={title} onFail={fail} />
      ) : (
        <p className="grid h-[min(68dvh,46rem)] place-items-center text-muted">{t('view.loading')}</p>
      )}
    </Dialog>
  );
}
