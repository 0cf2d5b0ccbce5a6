import type { ServerBuild } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportFile } from '../../web/app/admin/languages/export-file';
import { withEdits } from '../../web/app/i18n/edited-texts';
import { editedTextsOf, fixedT, takeEditedTexts } from '../../web/app/i18n/instances.server';
import type { ChangeLog } from '../../web/http/changes';
import { cacheEditedTexts } from '../../web/http/edited-texts';

afterEach(() => {
  takeEditedTexts({});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('edited texts', () => {
  it('stand in the place of those that ship, which come back when they go', () => {
    const t = fixedT('vi');
    const shipped = t('common:close');
    takeEditedTexts({ vi: { common: { close: 'Khép', 'pagination.page': 'Trang số {{page}}' } } });
    expect(t('common:close')).toBe('Khép');
    expect(t('common:pagination.page', { page: 2 })).toBe('Trang số 2');
    expect(fixedT('en')('common:close')).not.toBe('Khép');
    expect(editedTextsOf('vi')).toEqual({
      common: { close: 'Khép', 'pagination.page': 'Trang số {{page}}' },
    });
    takeEditedTexts({});
    expect(t('common:close')).toBe(shipped);
    expect(editedTextsOf('vi')).toEqual({});
  });

  it('leave the file that they are laid over as it is', () => {
    const file = { close: 'Đóng', pagination: { next: 'Sau', page: 'Trang' } };
    expect(withEdits(file, { 'pagination.next': 'Tiếp', 'new.key': 'Mới' })).toEqual({
      close: 'Đóng',
      pagination: { next: 'Tiếp', page: 'Trang' },
      new: { key: 'Mới' },
    });
    expect(file.pagination.next).toBe('Sau');
    expect(withEdits(file)).toBe(file);
  });

  it('go into a file by namespace, with empty places for those that are missing', () => {
    const rows = [
      { namespace: 'site', key: 'home.crumb', value: 'Trang chủ' },
      { namespace: 'common', key: 'close', value: null },
      { namespace: 'site', key: 'home.title', value: 'Việt Nam' },
    ];
    expect(exportFile(rows)).toEqual({
      common: { close: '' },
      site: { home: { crumb: 'Trang chủ', title: 'Việt Nam' } },
    });
  });
});

describe('the web process', () => {
  let count = 1;
  let changedAt = 0;
  const changes: ChangeLog = {
    now: () => count,
    lastOf: () => changedAt,
    toldAt: () => 0,
    versions: () => () => null,
    readAfter: () => '',
    close: () => {},
  };
  const change = () => {
    count += 1;
    changedAt = count;
  };
  const taken: unknown[] = [];
  const build = {
    entry: { module: { takeEditedTexts: (texts: unknown) => taken.push(texts) } },
  } as unknown as ServerBuild;

  it('asks once, again after a change, and keeps what it has when there is no answer', async () => {
    let text = 'một';
    let isUp = true;
    const ask = vi.fn(async (address: string) => {
      if (!isUp) throw new Error('no answer');
      return Response.json({ data: address.endsWith('/vi') ? { common: { close: text } } : {} });
    });
    vi.stubGlobal('fetch', ask);
    const warn = vi.fn();
    const keeper = cacheEditedTexts('http://api', changes, warn);
    const latest = async () => {
      await keeper.giveTo(build);
      return taken.at(-1);
    };
    await Promise.all([keeper.giveTo(build), keeper.giveTo(build)]);
    expect(await latest()).toEqual({ en: {}, vi: { common: { close: 'một' } } });
    expect(ask).toHaveBeenCalledTimes(2);
    text = 'hai';
    change();
    expect(await latest()).toEqual({ en: {}, vi: { common: { close: 'hai' } } });
    expect(ask).toHaveBeenCalledTimes(4);
    isUp = false;
    change();
    expect(await latest()).toEqual({ en: {}, vi: { common: { close: 'hai' } } });
    expect(warn).toHaveBeenCalledTimes(1);
    // It is not asked with each page while it is away.
    await latest();
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('keeps no page waiting for texts that are only old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let text = 'một';
    let open = () => {};
    let gate: Promise<void> | null = null;
    vi.stubGlobal('fetch', async () => {
      await gate;
      return Response.json({ data: { common: { close: text } } });
    });
    const keeper = cacheEditedTexts('http://api', changes, () => {});
    await keeper.giveTo(build);
    gate = new Promise((resolve) => {
      open = resolve;
    });
    text = 'hai';
    vi.setSystemTime(Date.now() + 61_000);
    // The API says nothing until the gate is open.
    await keeper.giveTo(build);
    expect(taken.at(-1)).toMatchObject({ vi: { common: { close: 'một' } } });
    open();
    await vi.waitFor(async () => {
      await keeper.giveTo(build);
      expect(taken.at(-1)).toMatchObject({ vi: { common: { close: 'hai' } } });
    });
  });
});
