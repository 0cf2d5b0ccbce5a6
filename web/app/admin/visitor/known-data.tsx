import { byDays } from '~/site/resources/place/opening';
import { useWords } from '~/site/visitor/lines/use-words';
import { useVisitorLines } from '~/site/visitor/use-visitor-lines';
import type { Known, VisitorInfoIssue } from './issue';
import { useVisitorText } from './text';

const nothing: Known = {
  opening_hours: null,
  duration_minutes: null,
  accessibility: null,
  price_from: null,
  visitor_info: {},
};

/** What the data say of a section, in the words in which visitors read it. */
function useKnownLines(known: Known): string[] {
  const t = useVisitorText();
  const words = useWords();
  const { opening_hours, duration_minutes, accessibility, price_from, visitor_info } = known;
  const week = opening_hours
    ? byDays(opening_hours).map((group) => `${words.groups.days(group)} ${words.groups.times(group)}`)
    : [];
  const usual = visitor_info.duration ? '' : words.stay(undefined, duration_minutes);
  const sections = useVisitorLines(known);
  return [
    week.length > 0 && `${t('known.week')}: ${words.list(week)}.`,
    usual && `${t('known.usual')}: ${usual}.`,
    accessibility?.steps !== undefined && t('known.steps', { count: accessibility.steps }),
    price_from !== null && `${t('known.price_from')}: ${words.money(price_from)}.`,
    ...sections.map(({ label, lines, source, state }) =>
      lines.length > 0 ? `${label}: ${lines.join(' ')}` : state === 'unknown' ? source : '',
    ),
  ].filter((line): line is string => Boolean(line));
}

function DataLines({ known }: { known: Known | null }) {
  const t = useVisitorText();
  const lines = useKnownLines(known ?? nothing);
  if (lines.length === 0) return <p className="text-muted">{t('known.nothing')}</p>;
  return lines.map((line) => <p key={line}>{line}</p>);
}

type Told = Pick<VisitorInfoIssue, 'said' | 'known' | 'reason'> & { sentences?: VisitorInfoIssue['said'] };

/** What a text says beside what the data say; without a text the data alone. */
export function TextAndData({ issue }: { issue: Told }) {
  const t = useVisitorText();
  const { known, reason, sentences = [] } = issue;
  // The sentence that is meant, else what the text says of the section at all.
  const said = issue.said.length > 0 ? issue.said : sentences;
  if (said.length === 0 && reason === 'missing') return null;
  return (
    <dl className="grid max-w-3xl gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {said.length > 0 && (
        <div>
          <dt className="text-xs font-semibold text-muted">{t('known.text_says')}</dt>
          {said.map(({ lang_id, text }) => (
            <dd key={`${lang_id} ${text}`}>
              <q lang={lang_id}>{text}</q>{' '}
              <span className="text-xs text-muted uppercase" lang="und">
                {lang_id}
              </span>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt className="text-xs font-semibold text-muted">{t('known.data_say')}</dt>
        <dd>
          <DataLines known={known} />
        </dd>
      </div>
    </dl>
  );
}
