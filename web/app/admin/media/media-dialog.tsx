import type { ReactNode } from 'react';
import { Dialog } from '~/ui/dialog';
import type { MediaRecord } from '../api/types';
import { useAdminText } from '../text';
import { MediaLibrary } from './media-library';

interface MediaDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (record: MediaRecord) => void;
  /** What is to be said of a picture before it is chosen. */
  about?: (record: MediaRecord) => ReactNode;
}

/** The media library in a dialog, to choose a picture from or add one to. */
export function MediaDialog({ open, onClose, onChoose, about }: MediaDialogProps) {
  const t = useAdminText();
  return (
    <Dialog open={open} onClose={onClose} title={t('media.title')} className="h-[92dvh] w-[min(72rem,96vw)]">
      {open && <MediaLibrary onChoose={onChoose} about={about} />}
    </Dialog>
  );
}
