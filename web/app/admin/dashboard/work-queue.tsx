import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import { useWorkText } from '../table/text';
import { isWorkName, workScreens } from './work-screens';

/** The API counts no further. */
const MOST = 1000;

/** What waits for this editor, each kind with its number and the way to where it is mended. */
export function WorkQueue({ work }: { work: Array<{ name: string; count: number }> }) {
  const t = useWorkText();
  const shown = work.flatMap(({ name, count }) => (isWorkName(name) ? [{ name, count }] : []));
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="mb-3 text-lg">
        {t('work.title')}
      </h2>
      {shown.length === 0 ? (
        <p className="flex items-center gap-2 border-t border-line py-3 text-muted">
          <Icon name="check" className="text-jade" />
          {t('work.nothing')}
        </p>
      ) : (
        <ul className="grid gap-x-10 border-t border-line md:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ name, count }) => {
            const { to, icon } = workScreens[name];
            return (
              <li key={name} className="border-b border-line">
                <Link
                  to={to}
                  className="flex min-h-14 items-center gap-3 px-1 no-underline hover:bg-paper"
                  prefetch="intent"
                >
                  <Icon name={icon} className="text-muted" />
                  <strong className="display figures min-w-8 text-right text-xl text-lacquer">
                    {count >= MOST ? `${MOST}+` : count}
                  </strong>
                  <span className="grow">{t(`work.items.${name}`, { count })}</span>
                  <Icon name="chevron-right" className="text-muted" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
