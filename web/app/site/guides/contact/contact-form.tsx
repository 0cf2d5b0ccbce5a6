import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Input, Textarea } from '~/ui/controls';
import { type ControlProps, Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { ContactField, Refused } from './contact-fields';

/** Writes to the organisation. What was written stays until it has been sent; each fault stands at its field. */
export function ContactForm({ refused }: { refused: Refused | undefined }) {
  const { t } = useTranslation('guides');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state === 'submitting';

  useEffect(() => {
    if (!refused) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (first ?? form.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [refused]);

  const field = (
    name: ContactField,
    control: (props: ControlProps & { name: string; defaultValue: string }) => ReactNode,
    more: { required?: boolean; hint?: string } = {},
  ) => (
    <Field label={t(`contact.${name}`)} error={refused?.errors[name]?.[0]} {...more}>
      {(props) => control({ ...props, name, defaultValue: refused?.values[name] ?? '' })}
    </Field>
  );

  return (
    // The fields' own faults come from the API in the visitor's language.
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {refused && (
        <p
          role="alert"
          tabIndex={-1}
          className="flex items-start gap-2 border-l-3 border-danger bg-danger-wash px-4 py-3 text-danger"
        >
          <Icon name="alert" className="mt-0.5" />
          {refused.message}
        </p>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        {field(
          'full_name',
          (props) => (
            <Input {...props} autoComplete="name" maxLength={80} />
          ),
          {
            required: true,
          },
        )}
        {field(
          'email',
          (props) => (
            <Input {...props} type="email" autoComplete="email" maxLength={254} />
          ),
          {
            required: true,
          },
        )}
      </div>
      {field(
        'phone',
        (props) => (
          <Input {...props} type="tel" autoComplete="tel" maxLength={40} />
        ),
        {
          hint: t('contact.phone_hint'),
        },
      )}
      {field(
        'subject',
        (props) => (
          <Input {...props} maxLength={200} />
        ),
        { required: true },
      )}
      {field(
        'message',
        (props) => (
          <Textarea {...props} rows={8} maxLength={5000} />
        ),
        { required: true },
      )}
      <p className="text-sm text-muted">{t('contact.privacy')}</p>
      <Button type="submit" pending={isSending} className="justify-self-start">
        {isSending ? t('contact.sending') : t('contact.send')}
      </Button>
    </Form>
  );
}
