import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foundPeople } from '../../web/app/admin/shell/palette-people';

const fetched = vi.fn<typeof fetch>();
const asked = () => fetched.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (address) => {
    const contact = { full_name: 'Trần Minh Anh', email: 'minh.anh@visit.example' };
    const orders = [{ code: 'VN-2345-6789', contact }];
    const accounts = [{ id: 3, full_name: 'Lê Minh', email: 'minh+desk@visit.example' }];
    return Response.json({ data: String(address).startsWith('/api/orders/admin') ? orders : accounts });
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } });
});
afterEach(() => vi.unstubAllGlobals());

it('finds bookings by their code and accounts by their e-mail, each with the way to it', async () => {
  const found = await foundPeople(() => true, 'minh & anh');
  expect(asked().sort()).toEqual([
    '/api/admin?keyword=minh+%26+anh&per_page=4',
    '/api/orders/admin?keyword=minh+%26+anh&per_page=4',
  ]);
  expect(found).toMatchObject([
    {
      group: 'orders',
      title: 'VN-2345-6789',
      detail: 'Trần Minh Anh · minh.anh@visit.example',
      to: '/admin/orders/VN-2345-6789',
    },
    {
      group: 'accounts',
      title: 'Lê Minh',
      to: '/admin/setting/user-account?keyword=minh%2Bdesk%40visit.example',
    },
  ]);
});

it('asks for nothing that one may not read, and leaves out what is refused', async () => {
  expect(await foundPeople((right) => right === 'admin.read', 'minh')).toMatchObject([{ group: 'accounts' }]);
  expect(asked()).toEqual(['/api/admin?keyword=minh&per_page=4']);
  expect(await foundPeople(() => false, 'minh')).toEqual([]);
  fetched.mockImplementation(async () => Response.json({ message: '', code: 'forbidden' }, { status: 403 }));
  expect(await foundPeople(() => true, 'minh')).toEqual([]);
});
