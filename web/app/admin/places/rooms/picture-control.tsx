import type { OwnControlProps } from '../../entities/field';
import { PictureControl as OnePicture } from '../../settings/picture-control';

/** A picture whose words are those of the media library. */
export default function PictureControl({ value, onChange }: OwnControlProps) {
  return (
    <div className="w-full max-w-80">
      <OnePicture value={typeof value === 'string' && value !== '' ? value : null} onChange={onChange} />
    </div>
  );
}
