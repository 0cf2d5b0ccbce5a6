import { cx } from '~/ui/cx';

/** The look of each size, and the pixels that are asked for. */
const sizes = {
  small: { look: 'size-8 text-xs', pixels: 96 },
  medium: { look: 'size-11 text-sm', pixels: 96 },
  large: { look: 'size-20 text-2xl', pixels: 160 },
} as const;

/** In Vietnamese the name that one is called by comes last, in English first; both letters tell people apart. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}

/** A person's picture, or the first letters of the name. Beside the name it says nothing more. */
export function Avatar({
  name,
  image,
  size = 'medium',
}: {
  name: string;
  image: string | null;
  size?: keyof typeof sizes;
}) {
  const { pixels, look: shape } = sizes[size];
  const look = cx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', shape);
  if (!image) {
    return (
      <span aria-hidden="true" className={cx(look, 'bg-jade-wash font-semibold text-jade-deep')}>
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={`${image}?w=${pixels}&h=${pixels}&fit=cover&format=webp`}
      alt=""
      width={pixels}
      height={pixels}
      className={cx(look, 'object-cover')}
    />
  );
}
