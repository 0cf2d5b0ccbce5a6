import { describe, expect, it } from 'vitest';
import { allPermissions } from '../../server/permissions';
import { mailVariables } from '../../server/platform/mail/templates';
import { stateOf, withRights } from '../../web/app/admin/people/matrix';
import { actionWord, subjectWord, wordFor } from '../../web/app/admin/people/words';
import { i18nInstance } from '../../web/app/i18n/instances.server';

const all = () => true;
const held = (...rights: string[]) => new Set(rights);

describe('rights of a role', () => {
  it('bring the right to see along, and all go with it', () => {
    const given = withRights(held(), ['blog.update'], true, all);
    expect([...given].sort()).toEqual(['blog.read', 'blog.translate', 'blog.update']);
    const more = withRights(given, ['blog.delete', 'city.read'], true, all);
    expect([...withRights(more, ['blog.read'], false, all)]).toEqual(['city.read']);
    expect([...withRights(more, ['blog.delete'], false, all)].sort()).toEqual([
      'blog.read',
      'blog.translate',
      'blog.update',
      'city.read',
    ]);
    expect([...withRights(given, ['blog.translate'], false, all)]).toEqual(['blog.read']);
  });

  it('that one does not hold stay as they are', () => {
    const mayChange = (right: string) => right.startsWith('blog.');
    const role = held('blog.read', 'admin.read', 'admin.delete');
    const given = withRights(role, ['blog.update', 'admin.update'], true, mayChange);
    expect([...given].sort()).toEqual([
      'admin.delete',
      'admin.read',
      'blog.read',
      'blog.translate',
      'blog.update',
    ]);
    const taken = withRights(role, ['blog.read', 'admin.read'], false, mayChange);
    expect([...taken].sort()).toEqual(['admin.delete', 'admin.read']);
  });

  it('are all, some or none of a line', () => {
    const line = ['blog.read', 'blog.update'];
    expect(stateOf(held(), line)).toBe('none');
    expect(stateOf(held('blog.read'), line)).toBe('some');
    expect(stateOf(held('blog.read', 'blog.update', 'city.read'), line)).toBe('all');
  });
});

it.each(['en', 'vi'] as const)('every right there is has words (%s)', (language) => {
  const t = i18nInstance(language).getFixedT(null, 'admin_people');
  const nouns = i18nInstance(language).getFixedT(null, 'admin');
  const without = allPermissions.filter((permission) => {
    const [entity = '', action = ''] = permission.split('.');
    return subjectWord(entity, t, nouns) === entity || actionWord(action, t) === action;
  });
  expect(without).toEqual([]);
});

it.each(['en', 'vi'] as const)('every letter that is sent has a name (%s)', (language) => {
  const t = i18nInstance(language).getFixedT(null, 'admin_people');
  expect(Object.keys(mailVariables).filter((code) => !wordFor('letters.names', code, t))).toEqual([]);
});
