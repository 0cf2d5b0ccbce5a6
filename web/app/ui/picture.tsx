import { cx } from './cx';
import { PictureFallback } from './picture-fallback';
import { type PictureRatio, pictureHeight, pictureRatios, pictureWidths, variantUrl } from './picture-sizes';

interface PictureProps {
  /** `/media/{file}`, or null when the record has no picture. */
  source: string | null | undefined;
  alt: string | null | undefined;
  ratio: PictureRatio;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Shape and width on phones and tablets, where they differ: less is cut off. */
  phone?: { ratio: PictureRatio; sizes: string };
  /** A tiny data URL that stands in until the picture is there. */
  blur?: string | null;
  /** The largest width that is worth asking for; cards need no more than 960. */
  largest?: (typeof pictureWidths)[number];
  /** Loads at once and first: for the one picture that the page opens with. */
  priority?: boolean;
  className?: string;
}

/** Below the design system's `lg`: a strip of 21:9 is too low on a tablet held upright for anything to lie over its edge. */
const narrow = '(max-width: 63.99rem)';

/** A picture in the sizes and formats of its place on the page, keeping its room while it loads. */
export function Picture(props: PictureProps) {
  const { source, alt, ratio, sizes, phone, blur, largest = 1920, priority, className } = props;
  const aspectRatio = String(pictureRatios[ratio]);
  if (!source) return <PictureFallback className={className} aspectRatio={aspectRatio} />;

  const placeholder = blur?.startsWith('data:') ? { backgroundImage: `url("${blur}")` } : undefined;
  const variants = source.startsWith('/media/');
  // Nineteen browsers in twenty show AVIF. The others get one size: more lists would be a third of a page full of cards.
  const srcSet = (shape: PictureRatio) =>
    pictureWidths
      .filter((width) => width <= largest)
      .map((width) => `${variantUrl(source, width, shape, 'avif')} ${width}w`)
      .join(', ');

  return (
    <picture
      className={cx('block w-full overflow-hidden bg-river-wash bg-cover bg-center', className)}
      style={{ aspectRatio, ...placeholder }}
    >
      {variants && phone && (
        <source media={narrow} type="image/avif" srcSet={srcSet(phone.ratio)} sizes={phone.sizes} />
      )}
      {variants && <source type="image/avif" srcSet={srcSet(ratio)} sizes={sizes} />}
      <img
        src={variants ? variantUrl(source, 960, ratio, 'jpeg') : source}
        width={960}
        height={pictureHeight(960, ratio)}
        alt={alt ?? ''}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        // React 18 knows this attribute by its lower-case name only.
        {...(priority ? { fetchpriority: 'high' } : {})}
        className="size-full object-cover"
      />
    </picture>
  );
}
