import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { Button } from '~/ui/button';
import { Input, Textarea } from '~/ui/controls';
import { type ControlProps, Field } from '~/ui/field';

type Name = 'full_name' | 'email' | 'phone' | 'note';

interface ContactStepProps {
  known: { full_name: string; email: string; phone: string };
  total: number;
  /** Names the order to be made, so that it is made once. */
  orderKey: string;
  refused: Refused | undefined;
}

/** Who books; the tickets go there. */
export function ContactStep({ known, total, orderKey, refused }: ContactStepProps) {
  const { t } = useTranslation('booking');
  const busy = useNavigation().state === 'submitting';
  const values: Partial<Record<string, string>> = refused?.values ?? known;
  // Sent again after no answer, it is still the same order; one that was refused as another order's is not.
  const key = refused?.errors['idempotency-key'] ? orderKey : (values.key ?? orderKey);

  const field = (
    name: Name,
    control: (props: ControlProps & { name: string; defaultValue: string }) => ReactNode,
  ) => (
    <Field
      label={t(`payment.${name}`)}
      hint={t(`payment.${name}_hint`)}
      error={refused?.errors[name === 'note' ? name : `contact.${name}`]?.[0]}
      required={name !== 'note'}
    >
      {(props) => control({ ...props, name, defaultValue: values[name] ?? '' })}
    </Field>
  );

  return (
    // The fields' own faults come from the API in the visitor's language.
    <Form method="post" noValidate className="grid max-w-measure gap-5">
      {refused && <Notice tone="bad">{refused.message}</Notice>}
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="total" value={total} />
      {field('full_name', (props) => (
        <Input {...props} autoComplete="name" maxLength={80} />
      ))}
      {field('email', (props) => (
        <Input {...props} type="email" autoComplete="email" maxLength={254} />
      ))}
      {field('phone', (props) => (
        <Input {...props} type="tel" autoComplete="tel" maxLength={40} />
      ))}
      {field('note', (props) => (
        <Textarea {...props} rows={3} maxLength={1000} />
      ))}
      <div>
        <Button type="submit" pending={busy}>
          {busy ? t('payment.holding') : t('payment.hold')}
        </Button>
        <p className="mt-3 text-sm text-muted">{t('payment.hold_text')}</p>
      </div>
    </Form>
  );
}
