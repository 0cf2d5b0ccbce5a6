import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '~/api/types';
import { spanInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { TextField } from '~/site/account/text-field';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** What is ahead: which bookings, and on which days. */
function Bookings({ bookings }: { bookings: OrderRow[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {bookings.map(({ code, titles, status, first_date, last_date }) => (
        <li key={code} className="border-b border-line py-3">
          <Link
            to={sitePaths.ticket(language, code)}
            className="link figures inline-block py-0.5 font-semibold"
          >
            {code}
          </Link>
          <p>{titles.join(' · ')}</p>
          <p className="figures text-sm text-muted">
            {spanInWords(first_date, last_date, language)}
            {' · '}
            {t(status === 'paid' ? 'leaving.paid' : 'leaving.unpaid')}
          </p>
        </li>
      ))}
    </ul>
  );
}

const wishes = ['keep', 'cancel'] as const;

/** Leaving: what goes, what stays and why, and what becomes of bookings. */
export function LeavingPart({ bookings }: { bookings: OrderRow[] }) {
  const { t } = useTranslation('account');
  const { refused, isBusy } = useOutcome('delete');
  const isPaid = bookings.some(({ status }) => status === 'paid');
  return (
    <ProfilePart id="delete" title={t('profile.delete')} text={t('profile.delete_text')}>
      <dl className="mb-6 grid max-w-measure gap-3">
        {(['goes', 'stays', 'law'] as const).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`leaving.${name}`)}</dt>
            <dd className="text-muted">{t(`leaving.${name}_text`)}</dd>
          </div>
        ))}
      </dl>
      <ProfileForm intent="delete" className="grid max-w-xl gap-5">
        {bookings.length > 0 && (
          <div>
            <h3 className="mb-2 text-xl">{t('leaving.bookings')}</h3>
            <Bookings bookings={bookings} />
            {bookings.some(({ status }) => status !== 'paid') && (
              <p className="mt-3 text-sm">{t('leaving.unpaid_text')}</p>
            )}
          </div>
        )}
        {isPaid && (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-semibold">{t('leaving.wish')}</legend>
            {wishes.map((wish) => (
              <label
                key={wish}
                className="flex cursor-pointer items-start gap-3 rounded-card border border-edge bg-surface px-4 py-3 has-checked:border-jade"
              >
                <input
                  type="radio"
                  name="bookings"
                  value={wish}
                  required
                  defaultChecked={refused?.values.bookings === wish}
                  className="mt-0.5 size-6 shrink-0 accent-jade"
                />
                <span>
                  <span className="block font-semibold">{t(`leaving.${wish}`)}</span>
                  <span className="block text-sm text-muted">{t(`leaving.${wish}_text`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <TextField
          name="password"
          type="password"
          label={t('profile.delete_password')}
          refused={refused}
          autoComplete="current-password"
          required
        />
        <Button type="submit" tone="danger" pending={isBusy} className="justify-self-start">
          {t('profile.delete_submit')}
        </Button>
      </ProfileForm>
    </ProfilePart>
  );
}
