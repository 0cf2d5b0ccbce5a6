import { useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { MediaDialog } from '../media/media-dialog';
import { previewUrl } from '../media/preview-url';
import { useAdminText } from '../text';

interface PictureControlProps {
  value: string | null;
  onChange: (image: string | null) => void;
}

/** One picture out of the library, or none. */
export function PictureControl({ value, onChange }: PictureControlProps) {
  const t = useAdminText();
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      {value ? (
        <img
          src={previewUrl(value)}
          alt=""
          width={640}
          height={427}
          className="aspect-3/2 w-full rounded-card bg-river-wash object-cover"
        />
      ) : (
        <div className="grid aspect-3/2 place-items-center rounded-card border border-dashed border-edge text-muted">
          <span className="flex items-center gap-2">
            <Icon name="image" /> {t('image.none')}
          </span>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          <Icon name="image" /> {t(value ? 'image.change' : 'image.choose')}
        </Button>
        {value && (
          <Button tone="quiet" size="small" onClick={() => onChange(null)}>
            {t('image.remove')}
          </Button>
        )}
      </div>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ image }) => {
          onChange(image);
          setChoosing(false);
        }}
      />
    </div>
  );
}
