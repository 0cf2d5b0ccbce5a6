import { cx } from './cx';

/** What stands where a record has no picture yet: three ridges in the page's own inks. */
export function PictureFallback({ className, aspectRatio }: { className?: string; aspectRatio: string }) {
  return (
    <div className={cx('block w-full overflow-hidden bg-river-wash', className)} style={{ aspectRatio }}>
      <svg
        viewBox="0 0 300 200"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="size-full"
      >
        <circle cx="214" cy="78" r="26" className="fill-turmeric-wash" />
        <g className="fill-jade">
          <path
            opacity=".22"
            d="M0 200v-62c14-4 20-30 33-31s18 18 30 20 17-42 34-42 18 34 33 37 24-25 39-24 20 27 36 28 20-20 36-19 34 20 59 21v72z"
          />
          <path
            opacity=".38"
            d="M0 200v-36c22-3 26-27 45-27s22 21 40 22 34-19 55-18 30 17 51 18 29-31 49-30 24 26 60 28v43z"
          />
          <path opacity=".6" d="M0 200v-17c46-7 84 4 128 0s95-10 172-3v20z" />
        </g>
      </svg>
    </div>
  );
}
