import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import type { ShownDay, ShownPlan, ShownStop } from '../plan';
import type { Offer } from '../state/plan-previews';
import { type OfferKind, useFound, useOffers } from './use-offers';

const kinds: readonly OfferKind[] = ['all', 'resource', 'restaurant', 'thing_to_do', 'experience', 'event'];

interface OfferEntryProps {
  offer: Offer;
  action: string;
  onTake: () => void;
}

function OfferEntry({ offer, action, onTake }: OfferEntryProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { title, path, image, reason } = offer;
  return (
    <li className="flex items-start gap-4 border-b border-line py-3.5">
      <div className="w-22 shrink-0 sm:w-28">
        <Picture source={image} alt="" ratio="3:2" sizes="7rem" largest={320} className="rounded-input" />
      </div>
      <div className="min-w-0 grow">
        <p className="display leading-snug">
          <Names>{title}</Names>
        </p>
        <p className="mt-0.5 line-clamp-2 text-sm text-muted">
          <Names>{reason}</Names>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button size="small" tone="secondary" onClick={onTake} aria-label={`${action}: ${title}`}>
            {action}
          </Button>
          <a
            href={sitePaths.place(language, path)}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-9 items-center gap-1 text-sm"
          >
            {t('board.read')}
            <span className="visually-hidden">: {title}</span>
            <Icon name="external" />
          </a>
        </p>
      </div>
    </li>
  );
}

interface OfferDialogProps {
  title: string;
  /** The word on each offer's button. */
  action: string;
  shown: ShownPlan;
  day: ShownDay;
  /** What shall be replaced. */
  stop?: ShownStop | undefined;
  onTake: (offer: Offer) => void;
  onClose: () => void;
}

/** Places and things to do for a day: the planner's own offers first, and a search for everything else. */
export function OfferDialog({ title, action, shown, day, stop, onTake, onClose }: OfferDialogProps) {
  const { t } = useTranslation('trip');
  const [kind, setKind] = useState<OfferKind>('all');
  const [keyword, setKeyword] = useState('');
  const { offers, hasFailed, askAgain } = useOffers({ shown, day, near: stop, kind });
  const found = useFound(keyword);
  const isSearch = keyword.trim().length > 1;
  const list = isSearch ? found : offers;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Field label={t('board.search')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={keyword}
            maxLength={100}
            placeholder={t('board.search_placeholder')}
            onChange={({ currentTarget: { value } }) => setKeyword(value)}
          />
        )}
      </Field>
      {!isSearch && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={t('board.kinds')} className="mt-4 flex flex-wrap gap-1.5">
          {kinds.map((known) => (
            <button
              key={known}
              type="button"
              aria-pressed={kind === known}
              onClick={() => setKind(known)}
              className="min-h-9 rounded-full border border-edge px-3 text-sm hover:border-ink aria-pressed:border-jade aria-pressed:bg-jade aria-pressed:font-semibold aria-pressed:text-on-jade"
            >
              {t(`board.kind.${known}`)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="mt-4 text-sm text-muted">
        {list
          ? t('board.offers', { count: list.length })
          : hasFailed
            ? t('no_connection')
            : t('board.looking')}
      </p>
      {hasFailed && !isSearch && (
        <Button tone="secondary" size="small" onClick={askAgain} className="mt-2">
          {t('chat.retry')}
        </Button>
      )}
      <ul className="mt-1 min-h-60">
        {(list ?? []).map((offer) => (
          <OfferEntry
            key={`${offer.kind} ${offer.id}`}
            offer={offer}
            action={action}
            onTake={() => onTake(offer)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
