import { Link, useSearchParams } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { ChipLinks } from './chip-links';
import { type PrintedTag, TagLabel } from './tag-label';
import { useNfcText } from './text';

/** Labels of an A4 page, by how many stand side by side. */
const sizes = {
  large: 'grid-cols-1',
  medium: 'sm:grid-cols-2 print:grid-cols-2',
  small: 'sm:grid-cols-3 print:grid-cols-3',
};

type Size = keyof typeof sizes;

const isSize = (value: string | null): value is Size => value !== null && value in sizes;

/** Labels to cut out and put up, and for staff the addresses to write on the chips. */
export function PrintPage({ tags }: { tags: PrintedTag[] }) {
  const t = useNfcText();
  const admin = useAdminText();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('size');
  const size = isSize(asked) ? asked : 'medium';
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title={t('print_title')}
          crumbs={[
            { title: admin('nav.dashboard'), to: '/admin' },
            { title: t('title'), to: '/admin/nfc-tags' },
            { title: t('print_title') },
          ]}
          actions={
            tags.length > 0 && (
              <Button size="small" onClick={() => window.print()} className="needs-script">
                <Icon name="print" /> {t('print')}
              </Button>
            )
          }
        />
        <p className="max-w-measure text-muted">{t('print_intro')}</p>
        <Field label={t('size')} className="my-4 w-60">
          {(control) => (
            <Select
              {...control}
              value={size}
              onChange={({ target }) => {
                query.set('size', target.value);
                setQuery(query, { replace: true, preventScrollReset: true });
              }}
            >
              {(Object.keys(sizes) as Size[]).map((name) => (
                <option key={name} value={name}>
                  {t(`sizes.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {tags.length === 0 ? (
        <p>
          {t('print_none')}{' '}
          <Link to="/admin/nfc-tags" className="link inline-block py-1">
            {t('back')}
          </Link>
        </p>
      ) : (
        <>
          <ul className={cx('grid gap-4 print:gap-[4mm]', sizes[size])}>
            {tags.map((tag) => (
              <TagLabel key={tag.id} tag={tag} isLarge={size === 'large'} isSmall={size === 'small'} />
            ))}
          </ul>
          <ChipLinks tags={tags} />
        </>
      )}
    </>
  );
}
