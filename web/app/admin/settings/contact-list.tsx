import { pageLanguage } from '~/api/browser-fetch';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { FilterBar } from '../table/filter-bar';
import { TablePage } from '../table/table-page';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { type ContactMessage, type ContactStatus, contactStatuses } from './contact-types';
import { useWords } from './use-words';

/** Messages of the contact form: to read, to answer by e-mail, to mark as handled. */
export function ContactList({ list }: { list: ListPage<ContactMessage> }) {
  const words = useWords();
  const statuses = ['all', ...contactStatuses] as const;
  return (
    <TablePage
      title={words('contact.title')}
      intro={words('contact.intro')}
      list={list}
      filters={
        <FilterBar
          search={words('contact.search')}
          choices={[
            {
              name: 'status',
              label: words('contact.filter'),
              options: statuses.map((status) => ({
                value: status === 'all' ? '' : status,
                title: words(`contact.status.${status}`),
              })),
            },
          ]}
        />
      }
      empty={{ title: words('contact.none_found'), text: words('contact.empty_text') }}
    >
      <ul className="border-t border-line">
        {list.data.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </TablePage>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const t = useAdminText();
  const words = useWords();
  const language = useLanguage();
  const { may } = useAdmin();
  const { call, pending } = useListCall();
  const { id, subject, full_name, email, phone, status, handled_by, handled_at } = message;
  const noun = words('contact.noun');

  async function change(next: ContactStatus) {
    const json = { status: next, version: message.version, lang_id: pageLanguage() };
    const answer = await call(callFromBrowser('PUT', '/contact/{id}', { path: { id }, json }), {
      success: t('toast.update.success', { noun }),
      failure: t('toast.update.failure', { noun }),
    });
    if (!answer.ok && answer.status === 409) toast.message(words('contact.conflict'));
  }

  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_14rem]">
      <div className="[overflow-wrap:anywhere]">
        <p className="font-semibold">{full_name}</p>
        <p className="text-xs">{email}</p>
        {phone && <p className="figures text-xs">{phone}</p>}
        <p className="mt-1 text-xs text-muted">
          <time className="figures">{formatDateTime(message.created_at, language)}</time>
          {' · '}
          {words('contact.language', { language: t(`language.${message.lang_id === 'en' ? 'en' : 'vi'}`) })}
          {message.customer_id !== null && ` · ${words('contact.customer')}`}
        </p>
      </div>
      <div className="min-w-0">
        <h2 className={cx('text-base', status === 'new' && 'font-semibold')}>{subject}</h2>
        <p className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
      </div>
      <div className="grid content-start gap-2">
        <label className="visually-hidden" htmlFor={`status-${id}`}>
          {words('contact.status_of', { subject })}
        </label>
        <Select
          id={`status-${id}`}
          value={status}
          disabled={pending || !may('contact', 'update')}
          onChange={({ target }) => void change(target.value as ContactStatus)}
        >
          {contactStatuses.map((one) => (
            <option key={one} value={one}>
              {words(`contact.status.${one}`)}
            </option>
          ))}
        </Select>
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          className={buttonStyle('secondary', 'small')}
          aria-label={words('contact.reply_to', { name: full_name })}
        >
          <Icon name="mail" /> {words('contact.reply')}
        </a>
        {handled_by && handled_at && (
          <p className="text-xs text-muted">
            {words('contact.handled', {
              name: handled_by.full_name,
              at: formatDateTime(handled_at, language),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
