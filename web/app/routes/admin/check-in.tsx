import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import { callApi } from '~/admin/api/call.server';
import { type CheckInAnswer, CheckInAnswerCard } from '~/admin/orders/check-in-answer';
import { Scanner } from '~/admin/orders/scanner';
import { useOrdersText } from '~/admin/orders/text';
import { ordersText } from '~/admin/orders/text.server';
import { answerOf, type Checked, useCheckIn } from '~/admin/orders/use-check-in';
import { requireRight } from '~/admin/session/signed-in.server';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_orders'] };

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args, 'order.update');
  return { title: ordersText(args.request)('check_in.title') };
}

/** For a form that was sent before its scripts were there. */
export async function action(args: ActionFunctionArgs) {
  const code = String((await args.request.formData()).get('code') ?? '');
  const answer = await callApi<Checked>(args, '/tickets/check-in', 'POST', { code });
  return Response.json(answerOf(answer, 'ok', ''));
}

export default function CheckIn() {
  const t = useOrdersText();
  const admin = useAdminText();
  const form = useRef<HTMLFormElement>(null);
  const { answer, pending, checkIn, undo } = useCheckIn(
    (useActionData() as CheckInAnswer | undefined) ?? null,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = form.current?.elements.namedItem('code');
    if (!(input instanceof HTMLInputElement) || input.value.trim() === '') return;
    void checkIn(input.value);
    // The next one can be typed, or read by a scanner that types, right away.
    input.value = '';
    input.focus();
  }

  return (
    <>
      <PageHeader
        title={t('check_in.title')}
        crumbs={[{ title: admin('nav.dashboard'), to: '/admin' }, { title: t('check_in.title') }]}
      />
      <p className="mb-6 max-w-measure text-muted">{t('check_in.intro')}</p>
      <div className="grid gap-8">
        <form
          ref={form}
          method="post"
          onSubmit={submit}
          className="flex max-w-measure flex-wrap items-end gap-3"
        >
          <Field label={t('check_in.code')} className="min-w-56 grow">
            {(control) => (
              <Input
                {...control}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={200}
                placeholder="TK-"
                className="figures"
              />
            )}
          </Field>
          <Button type="submit" pending={pending}>
            {t('check_in.submit')}
          </Button>
        </form>
        {answer && (
          <CheckInAnswerCard
            answer={answer}
            pending={pending}
            onAnyway={(code) => void checkIn(code, true)}
            onUndo={(code) => void undo(code)}
          />
        )}
        <Scanner onCode={(text) => void checkIn(text)} />
      </div>
    </>
  );
}
