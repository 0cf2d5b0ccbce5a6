import { useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../bookables-text';
import type { OwnControlProps } from '../entities/field';
import { MediaDialog } from '../media/media-dialog';
import { wholeUrl } from '../media/preview-url';

/** Twice as wide as high, give or take what a camera cuts off. */
const isPanorama = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width / height - 2) < 0.02;

/** A view all around: the address of a page elsewhere, or a picture of the library that shows 360 degrees. */
export default function ViewControl({ value, onChange }: OwnControlProps) {
  const t = useBookablesText();
  const link = typeof value === 'string' ? value : '';
  const [choosing, setChoosing] = useState(false);
  const [odd, setOdd] = useState(false);
  const isPicture = link.startsWith('/media/');

  return (
    <div className="max-w-measure">
      <div className="flex flex-wrap gap-2">
        <Input
          inputMode="url"
          value={link}
          maxLength={500}
          autoComplete="off"
          placeholder="https://…"
          aria-label={t('view.address')}
          className="grow basis-64"
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          <Icon name="image" /> {t('view.choose')}
        </Button>
      </div>
      {isPicture && (
        <img
          src={wholeUrl(link)}
          alt={t('view.preview')}
          width={640}
          height={320}
          loading="lazy"
          className="mt-2 w-full rounded-input bg-river-wash object-contain"
        />
      )}
      <p role="status" className="mt-1.5 text-danger empty:hidden">
        {odd && isPicture && t('view.odd_shape')}
      </p>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          onChange(picture.image);
          setOdd(!isPanorama(picture));
          setChoosing(false);
        }}
      />
    </div>
  );
}
