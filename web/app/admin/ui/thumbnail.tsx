import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

interface ThumbnailProps {
  image: string | null | undefined;
  /** Whether there is a film where there is no picture. */
  video?: boolean;
  className?: string;
}

/** A small square of a picture, beside the words that say what it is. */
export function Thumbnail({ image, video, className }: ThumbnailProps) {
  const look = cx('size-10 shrink-0 rounded-input', className);
  if (!image) {
    return (
      <span className={cx(look, 'grid place-items-center border border-dashed border-edge text-muted')}>
        <Icon name={video ? 'play' : 'image'} />
      </span>
    );
  }
  const source = image.split('?')[0];
  return (
    <img
      src={`${source}?w=96&h=96&fit=cover&format=webp`}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={cx(look, 'bg-river-wash object-cover')}
    />
  );
}
