import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import { focusField } from '../editor/saving/focus-first-error';
import { useAdmin } from '../shell/admin-context';
import { isVisited, type VisitorInfoIssue } from './issue';
import { TextAndData } from './known-data';
import { sectionNames } from './sections';
import { useVisitorText } from './text';

interface DisagreementNoticeProps {
  /** The kind, as the API calls it. */
  kind: string;
  id: number;
  /** Grows with each save; what is open already is told before the first. */
  saves: number;
}

/** More than an editor mends at once. */
const MOST = 100;

/** What the texts of a record say otherwise than its data, asked when its form opens and anew after each save. */
function useDisagreements({ kind, id, saves }: DisagreementNoticeProps) {
  const [found, setFound] = useState<VisitorInfoIssue[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save asks anew
  useEffect(() => {
    if (!isVisited(kind)) return;
    let current = true;
    const query = { entity: kind, record_id: id, per_page: MOST };
    void callFromBrowser('GET', '/visitor-info/issues', { query }).then((answer) => {
      if (current) setFound(answer.ok ? answer.body.data.filter(({ said }) => said.length > 0) : []);
    });
    return () => {
      current = false;
    };
  }, [kind, id, saves]);
  return { found, setFound };
}

/** The field of the record in which a section is mended, where that is not a part of the visitor information. */
const fields: Readonly<Record<string, string>> = {
  hours: 'opening_hours',
  closures: 'opening_hours',
  duration: 'duration_minutes',
  access: 'accessibility',
};

/** Says calmly what the texts tell otherwise than the data; nothing was held up by it. */
export default function DisagreementNotice(props: DisagreementNoticeProps) {
  const t = useVisitorText();
  const { found, setFound } = useDisagreements(props);
  const { holds } = useAdmin();
  const [query, setQuery] = useSearchParams();

  const nameOf = (section: string) => {
    const name = sectionNames.find((one) => one === section);
    return name ? t(`section.${name}`) : section;
  };

  function go({ section, known }: VisitorInfoIssue) {
    const field = fields[section];
    const closesBySection = section === 'closures' && known?.visitor_info.closures?.weekdays;
    if (field && !closesBySection && focusField(field)) return;
    if (section === 'price' && !known?.visitor_info.price && focusField('price_from')) return;
    const wanted = new URLSearchParams(query);
    wanted.set('part', section);
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }

  async function dismiss({ id }: VisitorInfoIssue) {
    const answer = await callFromBrowser('POST', '/visitor-info/issues/{id}/dismiss', { path: { id } });
    if (!answer.ok) {
      toast.error(`${t('notice.dismiss_failed')} ${answer.problem.message}`.trim());
      return;
    }
    toast.success(t('notice.dismissed'));
    setFound((before) => before.filter((one) => one.id !== id));
  }

  // The place is there before there is something to say in it, so that it is read out.
  if (found.length === 0) return <div role="status" />;
  return (
    <div role="status" className="mt-4 rounded-input border-l-3 border-turmeric bg-turmeric-wash px-4 py-3">
      <div className="flex items-start gap-3">
        <Icon name="info" className="mt-1" />
        <div className="min-w-0 grow">
          <h2 className="text-base">{t('notice.title', { count: found.length })}</h2>
          <p className="max-w-measure text-sm text-muted">{t('notice.text')}</p>
        </div>
        <Button tone="quiet" size="small" aria-label={t('notice.close')} onClick={() => setFound([])}>
          <Icon name="close" />
        </Button>
      </div>
      <ul className="mt-2 grid gap-4 sm:pl-8">
        {found.map((issue) => (
          <li key={issue.id} className="grid gap-1.5">
            <strong className="text-sm">{nameOf(issue.section)}</strong>
            <TextAndData issue={issue} />
            <span className="flex flex-wrap gap-2">
              <Button
                tone="secondary"
                size="small"
                aria-label={t('notice.go_one', { section: nameOf(issue.section) })}
                onClick={() => go(issue)}
              >
                <Icon name="edit" />
                {t('notice.go')}
              </Button>
              {holds(`${props.kind}.publish`) && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('notice.dismiss_one', { said: issue.said[0]?.text ?? '' })}
                  onClick={() => void dismiss(issue)}
                >
                  {t('notice.dismiss')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
