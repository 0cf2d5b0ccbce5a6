import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/ui/icon';

const reasons: readonly [name: 'saved' | 'reviews' | 'bookings' | 'private', icon: IconName][] = [
  ['saved', 'heart'],
  ['reviews', 'star'],
  ['bookings', 'calendar'],
  ['private', 'user'],
];

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Below the form: other ways on. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page with one form on the way into an account, and what the account is good for beside it. */
export function AccountPage({ title, lead, after, children }: AccountPageProps) {
  const { t } = useTranslation('account');
  return (
    <div className="page grid gap-x-16 gap-y-14 py-10 md:py-16 lg:grid-cols-12">
      <div className="lg:col-span-6 xl:col-span-5">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
        {after && <div className="mt-8 grid gap-2 border-t border-line pt-5">{after}</div>}
      </div>
      <aside className="border-t-2 border-ink pt-5 lg:col-span-5 lg:col-start-8 lg:self-start">
        <h2 className="text-xl">{t('why.title')}</h2>
        <ul className="mt-5 grid gap-4">
          {reasons.map(([name, icon]) => (
            <li key={name} className="flex items-start gap-3">
              <Icon name={icon} className="mt-1 text-jade" />
              {t(`why.${name}`)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

/** A line above a form that says what happened; read out, and gone to when it says what is wrong. */
export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = notice.current?.parentElement;
    if (tone === 'bad') (form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? notice.current)?.focus();
  }, [tone]);
  return (
    <p
      ref={notice}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={-1}
      className={
        tone === 'bad'
          ? 'mb-5 flex items-start gap-2 border-l-3 border-danger bg-danger-wash px-4 py-3 text-danger'
          : 'mb-5 flex items-start gap-2 border-l-3 border-jade bg-jade-wash px-4 py-3'
      }
    >
      <Icon name={tone === 'bad' ? 'alert' : 'check'} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
