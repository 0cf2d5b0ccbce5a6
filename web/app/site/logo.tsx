import { cx } from '~/ui/cx';

interface LogoMarkProps {
  /** The organisation's own, where an editor has chosen one. */
  image?: string | null | undefined;
  className?: string;
}

/** The site's mark: a red sun over limestone ridges and a line of water. */
export function LogoMark({ image, className }: LogoMarkProps) {
  if (image) {
    const source = `${image.split('?')[0]}?w=96&h=96&fit=contain&format=webp`;
    return (
      <img src={source} alt="" width={96} height={96} className={cx('size-9 object-contain', className)} />
    );
  }
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={cx('size-9', className)}>
      <circle cx="25.5" cy="13.5" r="6.5" className="fill-lacquer" />
      <path
        className="fill-jade"
        d="M2 30c4.5-1 5.5-14 9.5-14.5 3.5-.4 4 5.5 6.5 8.5 1.8 2.1 3.5-4 6-4 3 0 4.5 8.5 14 10Z"
      />
      <path d="M5 34h22m4 0h4" className="stroke-jade" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
