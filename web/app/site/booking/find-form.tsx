import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

/** Opens a booking that was made elsewhere, with its code and the buyer's address. */
export function FindForm({ refused, code = '' }: { refused: Refused | undefined; code?: string }) {
  const { t } = useTranslation('booking');
  const busy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="find" className="border-t-2 border-ink pt-4">
      <h2 id="find" className="text-xl">
        {t('tickets.find')}
      </h2>
      <p className="mt-1 text-muted">{t('tickets.find_text')}</p>
      <Form method="post" noValidate className="mt-5 grid gap-4">
        {refused && <Notice tone="bad">{refused.message}</Notice>}
        <Field label={t('tickets.find_code')} required>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              placeholder="VN-… / TK-…"
              defaultValue={refused?.values.code ?? code}
              className="figures"
            />
          )}
        </Field>
        <Field label={t('tickets.email')} error={refused?.errors.email?.[0]} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={refused?.values.email ?? ''}
            />
          )}
        </Field>
        <Button type="submit" pending={busy} className="justify-self-start">
          {busy ? t('tickets.opening') : t('tickets.open')}
        </Button>
      </Form>
    </section>
  );
}
