import { expect, it } from 'vitest';
import { entities } from '../../web/app/admin/entities';
import { shownTable } from '../../web/app/admin/list/csv';
import type { AdminText } from '../../web/app/admin/text';
import { fixedT } from '../../web/app/i18n/instances.server';

it.each(['en', 'vi'] as const)('no two columns of an exported list are called alike (%s)', (language) => {
  const t = fixedT(language) as unknown as (key: string) => string;
  const admin = ((key: string) => t(`admin:${key}`)) as unknown as AdminText;
  for (const entity of entities) {
    const { head } = shownTable(entity, admin);
    expect(
      head.filter((name, at) => head.indexOf(name) !== at),
      entity.name,
    ).toEqual([]);
  }
});
