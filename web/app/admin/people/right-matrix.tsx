import { cx } from '~/ui/cx';
import { useAdminText } from '../text';
import { commonActions, rightsOfAction, stateOf, withRights } from './matrix';
import { MatrixBox } from './matrix-box';
import { usePeopleText } from './text';
import type { MatrixLine } from './types';
import { actionWord, subjectWord } from './words';

interface RightMatrixProps {
  lines: readonly MatrixLine[];
  held: ReadonlySet<string>;
  mayChange: (right: string) => boolean;
  onChange: (held: ReadonlySet<string>) => void;
}

const cell = 'border-b border-line px-1 py-0.5 text-center';
const head = 'sticky top-0 z-10 border-b border-line bg-surface px-1 py-2 text-xs font-semibold text-muted';

/** What a role may do: a line for each kind of thing, a box for each right, and boxes for whole lines and columns. */
export function RightMatrix({ lines, held, mayChange, onChange }: RightMatrixProps) {
  const t = usePeopleText();
  const nouns = useAdminText();

  /** A box for several rights; locked when none of them can be changed. */
  function box(label: string, rights: readonly string[], strong = false) {
    if (rights.length === 0) return null;
    const free = rights.filter(mayChange);
    return (
      <MatrixBox
        label={label}
        state={stateOf(held, free.length > 0 ? free : rights)}
        locked={free.length === 0 ? t('roles.locked') : undefined}
        strong={strong}
        onChange={(wanted) => onChange(withRights(held, rights, wanted, mayChange))}
      />
    );
  }

  return (
    <div className="relative max-h-[75dvh] overflow-auto border-y border-line" tabIndex={-1}>
      <table className="w-full border-separate border-spacing-0">
        <caption className="visually-hidden">{t('roles.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(head, 'left-0 z-20 min-w-36 px-2 text-left md:min-w-56')}>
              {t('roles.subject')}
            </th>
            {commonActions.map((action) => {
              const word = actionWord(action, t);
              return (
                <th key={action} scope="col" className={cx(head, 'min-w-16')}>
                  <span className="block leading-tight">{word}</span>
                  <span className="mt-1 grid place-items-center">
                    {box(t('roles.whole_column', { action: word }), rightsOfAction(lines, action), true)}
                  </span>
                </th>
              );
            })}
            <th scope="col" className={cx(head, 'min-w-24')}>
              {t('roles.other')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ entity, permissions }) => {
            const subject = subjectWord(entity, t, nouns);
            const others = permissions.filter(
              ({ action }) => !commonActions.some((common) => common === action),
            );
            return (
              <tr key={entity} className="group">
                <th
                  scope="row"
                  className="sticky left-0 z-[5] border-b border-line bg-surface px-2 py-0.5 text-left font-semibold group-hover:bg-paper"
                >
                  <span className="flex items-center gap-1.5">
                    {box(
                      t('roles.whole_row', { subject }),
                      permissions.map(({ code }) => code),
                      true,
                    )}
                    {subject}
                  </span>
                </th>
                {commonActions.map((action) => {
                  const right = permissions.find((one) => one.action === action);
                  return (
                    <td key={action} className={cx(cell, 'group-hover:bg-paper')}>
                      <span className="grid place-items-center">
                        {right &&
                          box(t('roles.box', { subject, action: actionWord(action, t) }), [right.code])}
                      </span>
                    </td>
                  );
                })}
                <td className={cx(cell, 'group-hover:bg-paper')}>
                  {others.map(({ code, action }) => (
                    <span key={code} className="inline-flex items-center gap-1 text-xs whitespace-nowrap">
                      {box(t('roles.box', { subject, action: actionWord(action, t) }), [code])}
                      <span aria-hidden="true">{actionWord(action, t)}</span>
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
