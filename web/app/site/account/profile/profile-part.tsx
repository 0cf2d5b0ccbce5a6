import { Form, useActionData, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useId } from 'react';
import { Notice } from '~/site/account/account-page';
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { toast } from '~/ui/toast-store';

/** What became of one of the page's forms, when it was that one that was sent. */
export function useOutcome(intent: string) {
  const outcome = useActionData() as Refused | Done | undefined;
  const navigation = useNavigation();
  const own = outcome?.intent === intent ? outcome : undefined;
  return {
    refused: isRefused(own) ? own : undefined,
    taken: own && !isRefused(own) ? own.done : undefined,
    isBusy: navigation.state !== 'idle' && navigation.formData?.get('intent') === intent,
  };
}

/** A part of the page under its heading. */
export function ProfilePart({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-5 border-t-2 border-ink pt-5 pb-14 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0 md:col-span-8">{children}</div>
    </section>
  );
}

/** One form of the page. What became of it is said above it, and in a toast where scripts run. */
export function ProfileForm({
  intent,
  encType,
  className,
  children,
}: {
  intent: string;
  encType?: 'multipart/form-data';
  className?: string;
  children: ReactNode;
}) {
  const { refused, taken } = useOutcome(intent);
  useEffect(() => {
    if (taken) toast.success(taken);
  }, [taken]);
  return (
    <Form
      // A form that was taken begins anew, with nothing of what was written in it.
      key={taken}
      method="post"
      encType={encType}
      noValidate
      preventScrollReset
      className={className}
    >
      {refused && <Notice tone="bad">{refused.message}</Notice>}
      {taken && <Notice tone="good">{taken}</Notice>}
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
