import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { type CourseKind, type CoursePiece, courseLooks } from './course';

const order: readonly CourseKind[] = ['road', 'railway', 'boat', 'cable_car', 'flight', 'direct'];

/** A piece of the line that a kind of way has on maps. */
export function CourseSign({ kind }: { kind: CourseKind }) {
  const { width, dashes, stroke } = courseLooks[kind];
  return (
    <svg viewBox="0 0 34 8" aria-hidden="true" focusable="false" className="h-2 w-8.5 shrink-0">
      <path
        d="M2 4H32"
        fill="none"
        strokeWidth={width}
        strokeDasharray={dashes?.map((length) => length * width).join(' ')}
        strokeLinecap={dashes && dashes[0] > 1 ? 'butt' : 'round'}
        className={stroke}
      />
    </svg>
  );
}

/** What the lines of a journey on a map mean, for those that are on it. */
export function CourseLegend({ course, className }: { course: readonly CoursePiece[]; className?: string }) {
  const { t } = useTranslation('site');
  const kinds = order.filter((kind) => course.some((piece) => piece.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted', className)}>
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <CourseSign kind={kind} />
          {t(`map.course.${kind}`)}
        </li>
      ))}
      <li>{t('map.course_note')}</li>
    </ul>
  );
}
