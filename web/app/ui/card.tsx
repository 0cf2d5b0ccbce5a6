import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { PicturedRecord } from '~/api/types';
import { Names } from '~/i18n/names';
import { cx } from './cx';
import { Picture } from './picture';
import type { PictureRatio } from './picture-sizes';

interface CardProps {
  to: string;
  record: PicturedRecord;
  /** One line of fact: where, when, how long, from which price. */
  fact?: ReactNode;
  description?: string;
  descriptionClassName?: string | undefined;
  ratio?: PictureRatio;
  sizes: string;
  /** `large` for the one that leads a list. */
  size?: 'normal' | 'large';
  /** A 44 px control in the picture's corner, such as the save button. */
  corner?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  /** The picture stands beside the words. */
  row?: boolean;
  /** The picture is the one that the page opens with. */
  priority?: boolean;
  /** For the picture, such as a height that it shares with its neighbours. */
  pictureClassName?: string;
  className?: string;
}

/** A record as a picture with its title and one line of fact; the whole of it is one link. */
export function Card(props: CardProps) {
  const {
    to,
    record,
    fact,
    description,
    ratio = '3:2',
    sizes,
    size = 'normal',
    corner,
    row,
    className,
  } = props;
  const Heading = props.heading ?? 'h3';
  return (
    <article
      className={cx(
        'group relative',
        row && 'grid grid-cols-[7.5rem_1fr] gap-x-5 sm:grid-cols-[10rem_1fr]',
        className,
      )}
    >
      <div className="relative overflow-hidden rounded-card">
        <Picture
          source={record.image}
          alt=""
          ratio={ratio}
          sizes={sizes}
          blur={record.image_blur}
          priority={props.priority}
          largest={row ? 480 : size === 'large' ? 1600 : 960}
          className={cx(
            'transition-transform duration-200 ease-out group-hover:scale-[1.015]',
            props.pictureClassName,
          )}
        />
        {corner && !row && <div className="absolute top-2 right-2 z-2">{corner}</div>}
      </div>
      <div>
        <Heading className={cx('display', !row && 'mt-3', size === 'large' ? 'text-2xl' : 'text-lg')}>
          <Link to={to} prefetch="intent" viewTransition className="stretched link-quiet">
            <Names>{record.title}</Names>
          </Link>
        </Heading>
        {fact && (
          <p className="mt-1 text-sm text-muted">
            <Names>{fact}</Names>
          </p>
        )}
        {description && (
          <p
            className={cx('mt-2', size === 'large' ? 'max-w-measure' : 'text-sm', props.descriptionClassName)}
          >
            <Names>{description}</Names>
          </p>
        )}
      </div>
    </article>
  );
}
