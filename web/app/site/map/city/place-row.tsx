import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { PointSign } from '../point-sign';
import type { CityPlace } from './city-map-data.server';

interface PlaceRowProps {
  place: CityPlace;
  /** One line of fact. */
  note: string;
  selected: boolean;
  onShow: () => void;
}

/** The id of a place's row, to bring it into sight when its sign is pressed. */
export const rowId = (key: string) => `place-${key}`;

/** A place in the list beside the map: the way to its page, and a button that shows it on the map. */
export function PlaceRow({ place, note, selected, onShow }: PlaceRowProps) {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const { key, kind, title, path, image, more } = place;
  return (
    <li
      id={rowId(key)}
      className={cx(
        'relative grid grid-cols-[5.5rem_1fr_auto] items-center gap-3 border-t border-line py-3',
        selected && 'bg-jade-wash shadow-[inset_3px_0_0_var(--color-jade)]',
      )}
    >
      <div className="relative">
        <Picture
          source={image}
          alt=""
          ratio="3:2"
          sizes="88px"
          largest={480}
          blur={more?.image_blur}
          className="rounded-input"
        />
        <PointSign kind={kind} className="absolute! -right-2 -bottom-2 !size-7 text-sm" />
      </div>
      <div className="min-w-0 pl-1">
        <h3 className="text-base leading-snug">
          <Link
            to={sitePaths.place(language, path)}
            prefetch="intent"
            className="stretched link-quiet inline-block py-0.5"
          >
            <Names>{title}</Names>
          </Link>
        </h3>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      <Button
        tone="quiet"
        size="icon"
        onClick={onShow}
        aria-pressed={selected}
        aria-label={t('show_on_map', { title })}
        title={t('show_on_map', { title })}
        className="needs-script relative z-2"
      >
        <Icon name="locate" />
      </Button>
    </li>
  );
}
