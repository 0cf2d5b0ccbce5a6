import { Form, Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { Price } from '~/site/money/price';
import { sitePaths } from '~/site/paths';
import { SampleMark, sampleKindOf } from '~/site/sample-mark';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { PeopleFields } from './people-fields';
import { useBookingWords } from './use-booking-words';

/** An entry of the cart: what, when, for whom and for how much; to be changed and taken out. */
export function CartEntry({ line }: { line: CartLine }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const words = useBookingWords();
  const busy = useNavigation().state !== 'idle';
  const { key, type, slug, image, available, amount } = line;
  const title = line.title || t('cart.gone');
  const page = slug
    ? type === 2
      ? `${sitePaths.hotel(language, slug)}#rooms`
      : `${sitePaths.itinerary(language, slug)}#departures`
    : null;
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-line py-6 sm:grid-cols-[8rem_1fr]">
      {image ? (
        <Picture
          source={image}
          alt=""
          ratio="3:2"
          sizes="8rem"
          largest={320}
          className="rounded-card max-sm:hidden"
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div className="min-w-0">
        <div className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
          <h2 className="text-lg [overflow-wrap:anywhere]">
            {page ? (
              <Link to={page} className="link-quiet">
                <Names>{title}</Names>
              </Link>
            ) : (
              title
            )}
          </h2>
          {available && (
            <p className="text-lg font-semibold">
              <Price vnd={amount} stacked />
            </p>
          )}
        </div>
        {line.is_sample && <SampleMark kind={sampleKindOf(line)} className="mt-1" />}
        <p className="mt-1">{words.when(line)}</p>
        <p className="text-sm text-muted">
          {words.party(line)}
          {available && ` · ${words.each(line)}`}
        </p>
        {!available && (
          <div className="mt-3 flex items-start gap-2 border-l-3 border-danger bg-danger-wash px-4 py-3 text-danger">
            <Icon name="alert" className="mt-0.5" />
            <p>
              <strong className="block">{t('cart.unavailable')}</strong>
              {t('cart.unavailable_text')}{' '}
              {page && (
                <Link to={page} className="underline">
                  {t('cart.other_dates')}
                </Link>
              )}
            </p>
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-end gap-3">
          {slug && (
            <Form method="post" className="flex items-end gap-3">
              <input type="hidden" name="intent" value="change" />
              <input type="hidden" name="key" value={key} />
              {/* Anew for each state of the entry, so that they show what it holds. */}
              <PeopleFields
                key={`${line.adults}-${line.children}`}
                adults={line.adults}
                minors={line.children}
              />
              <Button
                type="submit"
                tone="secondary"
                pending={busy}
                aria-label={t('cart.update_named', { title })}
                className="px-4"
              >
                {t('cart.update')}
              </Button>
            </Form>
          )}
          <Form method="post" className={cx(slug && 'sm:ml-auto')}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="key" value={key} />
            <Button
              type="submit"
              tone="quiet"
              pending={busy}
              aria-label={t('cart.remove_named', { title })}
              className="px-4"
            >
              <Icon name="trash" />
              {t('cart.remove')}
            </Button>
          </Form>
        </div>
      </div>
    </li>
  );
}
