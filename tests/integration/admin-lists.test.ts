import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  languages,
  regions,
  regionTranslations,
  rolePermissions,
  roles,
} from '../../db/schema';
import { allPermissions } from '../../server/permissions';
import { createAdmin, signedInAs } from '../factories/admin';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { token } = await signedInAs(app);
const moderator = await signedInAs(app, 'moderator');
const get = (path: string, as = token) =>
  supertest(app.server).get(path).set('authorization', `Bearer ${as}`);

describe('lists of the back office', () => {
  it('are for those who may read them', async () => {
    for (const path of ['/admin', '/roles/list', '/permission/list', '/audit', '/dashboard']) {
      expect((await supertest(app.server).get(path)).status).toBe(401);
      expect((await get(path, moderator.token)).status).toBe(path === '/dashboard' ? 200 : 403);
    }
  });

  it('GET /admin finds names whatever their case, accents or form', async () => {
    await createAdmin(app, { full_name: 'Đặng Thuỳ Trâm', email: 'tram_100%@visit.example', role: 'editor' });
    for (const keyword of ['dang thuy', 'ĐẶNG THUỲ', 'Đặng Thuỳ'.normalize('NFD'), 'tram_100%']) {
      const { body } = await get('/admin').query({ keyword });
      expect(body).toMatchObject({ total: 1, page: 1, per_page: 10, last_page: 1 });
      expect(body.data[0]).toMatchObject({
        full_name: 'Đặng Thuỳ Trâm',
        role: { code: 'editor' },
        is_active: true,
      });
    }
    for (const keyword of ['tr_m', '%%%', "'; drop table admin; --"]) {
      expect((await get('/admin').query({ keyword })).body.data).toEqual([]);
    }
  });

  it('GET /admin gives pages that do not overlap, and never a hash', async () => {
    for (let n = 0; n < 5; n += 1) await createAdmin(app);
    const pages = await Promise.all([1, 2, 3].map((page) => get('/admin').query({ page, per_page: 3 })));
    const ids = pages.flatMap(({ body }) => body.data.map((row: { id: number }) => row.id));
    expect(new Set(ids).size).toBe(ids.length);
    const past = await get('/admin').query({ page: 99, per_page: 3 });
    expect(past.body).toMatchObject({ data: [], page: 99, total: pages[0]?.body.total });
    const all = await get('/admin').query({ per_page: 10000 });
    expect(all.body.data).toHaveLength(all.body.total);
    expect(all.text).not.toMatch(/\$2b\$|password/);
  });

  it('GET /roles/list shows the rights of each role', async () => {
    const { body } = await get('/roles/list');
    expect(body.data[0]).toMatchObject({
      code: 'super_admin',
      is_system: true,
      permissions: [...allPermissions],
    });
    const row = body.data.find((role: { code: string }) => role.code === 'moderator');
    expect(row).toMatchObject({ name: 'Kiểm duyệt viên', admin_count: 1 });
    const counts = body.data.map((role: { admin_count: number }) => role.admin_count);
    expect(counts.reduce((sum: number, each: number) => sum + each)).toBe((await get('/admin')).body.total);
    expect(row.permissions).toContain('review.moderate');
    expect(row.permissions).not.toContain('blog.update');
    expect((await get('/roles/list').query({ keyword: 'kiem duyet' })).body.total).toBe(1);
  });

  it('GET /permission/list has every right, with who holds it', async () => {
    const { body } = await get('/permission/list').query({ per_page: 10000 });
    expect(body.data.map(({ code }: { code: string }) => code).sort()).toEqual([...allPermissions].sort());
    const right = body.data.find(({ code }: { code: string }) => code === 'review.moderate');
    expect(right).toEqual({
      code: 'review.moderate',
      entity: 'review',
      action: 'moderate',
      roles: ['super_admin', 'moderator'],
    });
  });
});

describe('dashboard and audit', () => {
  it('GET /dashboard counts by status and language what the role may read', async () => {
    await app.db
      .insert(languages)
      .values([
        { code: 'en', name: 'English', native_name: 'English' },
        { code: 'vi', name: 'Vietnamese', native_name: 'Tiếng Việt' },
      ])
      .onConflictDoNothing();
    const rows = await app.db
      .insert(regions)
      .values([{ status: 1 }, { status: 1 }, { status: 0 }, { status: 1, deleted_at: new Date() }])
      .returning();
    await app.db
      .insert(regionTranslations)
      .values([
        ...rows.map(({ id }) => ({ record_id: id, lang_id: 'vi', slug: `vung-${id}`, title: `Vùng ${id}` })),
        { record_id: rows[0]?.id ?? 0, lang_id: 'en', slug: 'region', title: 'Region' },
      ]);
    const { body } = await get('/dashboard', moderator.token);
    const region = body.data.entities.find(({ entity }: { entity: string }) => entity === 'region');
    expect(region).toEqual({
      entity: 'region',
      total: 3,
      shown: 2,
      hidden: 1,
      translations: { en: 1, vi: 3 },
    });
    const [role] = await app.db.select().from(roles).where(eq(roles.code, 'sales'));
    await app.db.delete(rolePermissions).where(eq(rolePermissions.role_id, role?.id ?? 0));
    const sales = await signedInAs(app, 'sales');
    expect((await get('/dashboard', sales.token)).body.data).toEqual({
      work: [],
      entities: [],
      missing: [],
      latest: [],
      most_rated: [],
    });
  });

  it('GET /audit filters, shows what changed, and hides what the role may not read', async () => {
    const change = { admin_id: moderator.admin.id, action: 'update', title: 'Huế' };
    await app.db.insert(auditEntries).values([
      {
        ...change,
        entity: 'blog',
        record_id: 7,
        before: { status: 0, title: 'Hue' },
        after: { status: 1, title: 'Hue' },
      },
      { ...change, entity: 'role', record_id: 1, before: { name: 'A' }, after: { name: 'B' } },
    ]);
    const found = await get('/audit').query({
      entity: 'blog',
      record_id: 7,
      keyword: 'hue',
      action: 'update',
    });
    expect(found.body.data).toMatchObject([
      {
        admin: { id: moderator.admin.id },
        title: 'Huế',
        changes: [{ field: 'status', before: '0', after: '1' }],
      },
    ]);
    const entry = await get(`/audit/${found.body.data[0].id}`);
    expect(entry.body.data).toMatchObject({ before: { title: 'Hue' }, after: { status: 1 } });

    const editor = await signedInAs(app, 'editor');
    const seen = await get('/audit', editor.token).query({ per_page: 100 });
    const entities = new Set(
      seen.body.data.map((row: { entity: string; admin: { id: number } }) => row.entity),
    );
    expect(entities).toContain('blog');
    expect(entities).not.toContain('role');
    const [hidden] = (await get('/audit').query({ entity: 'role' })).body.data;
    expect((await get(`/audit/${hidden.id}`, editor.token)).status).toBe(404);
    expect((await get('/audit').query({ per_page: 101 })).status).toBe(422);
  });
});
