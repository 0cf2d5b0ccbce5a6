import { useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { OwnControlProps } from '../../entities/field';
import { MediaDialog } from '../../media/media-dialog';
import { previewUrl } from '../../media/preview-url';
import { useAdminText } from '../../text';

/** A picture whose words are those of the media library. */
export default function PictureControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const image = typeof value === 'string' && value !== '' ? value : null;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="w-full max-w-80">
      {image && (
        <img
          src={previewUrl(image)}
          alt=""
          width={640}
          height={427}
          className="mb-3 aspect-3/2 w-full rounded-card bg-river-wash object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          <Icon name="image" /> {t(image ? 'image.change' : 'image.choose')}
        </Button>
        {image && (
          <Button tone="quiet" size="small" onClick={() => onChange(null)}>
            {t('image.remove')}
          </Button>
        )}
      </div>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          onChange(picture.image);
          setChoosing(false);
        }}
      />
    </div>
  );
}
