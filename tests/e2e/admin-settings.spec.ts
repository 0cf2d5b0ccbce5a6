import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { faultsInItsTheme } from './support/axe';

interface Setting {
  value: Record<string, unknown>;
  version: number;
}

const readSetting = async (request: APIRequestContext, group: string, language = 'vi'): Promise<Setting> => {
  const headers = await adminHeaders();
  const answer = await request.get(`/api/setting/${group}?admin=1&lang_id=${language}`, { headers });
  return ((await answer.json()) as { data: Setting }).data;
};

const writeSetting = async (request: APIRequestContext, group: string, value: object, language = 'vi') => {
  const headers = await adminHeaders();
  const answer = await request.post(`/api/setting/${group}`, { headers, data: { lang_id: language, value } });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Goes to a page that is worked with: until its scripts are there, it does not hear a press. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

const panel = (page: Page, language: 'Tiếng Việt' | 'Tiếng Anh') =>
  page.getByRole('region', { name: new RegExp(`^${language}`) });

test.describe('an editor', () => {
  test.skip(({ isMobile }) => isMobile, 'both languages are side by side on wide screens');

  test('puts the sections of the home page into another order, hides one and names one', async ({
    page,
    request,
  }) => {
    const [before, english] = [await readSetting(request, 'home'), await readSetting(request, 'home', 'en')];
    const name = `Chuyện dọc đường ${mark()}`;
    await signIn(page, '/admin/setting/home');
    const headings = async () => {
      await page.goto('/vi');
      return page.locator('main h2').allTextContents();
    };
    try {
      const sections = page.getByRole('region', { name: 'Các mục của trang chủ' });
      const row = sections.getByRole('listitem').filter({ hasText: 'Chuyện kể' });
      await row.getByLabel('Tên mục Chuyện kể (Tiếng Việt)').fill(name);
      for (let step = 0; step < 9; step += 1) {
        const up = row.getByRole('button', { name: 'Đưa Chuyện kể lên' });
        if (await up.isEnabled()) await up.click();
      }
      await expect(sections.getByRole('listitem').first()).toContainText('Chuyện kể');
      await sections.getByRole('switch', { name: 'Hiện mục Cẩm nang' }).click();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Cập nhật trang chủ thành công!')).toBeVisible();
      await expect.poll(async () => (await headings())[0]).toBe(name);
    } finally {
      await writeSetting(request, 'home', { sections: before.value.sections });
      await writeSetting(request, 'home', { sections: english.value.sections }, 'en');
    }
    await expect.poll(async () => (await headings())[0]).not.toBe(name);
  });

  test('learns that somebody else has changed the same page, and chooses', async ({ page, request }) => {
    const { value } = await readSetting(request, 'currency');
    const word = mark();
    await signIn(page, '/admin/setting/currency');
    try {
      const vi = panel(page, 'Tiếng Việt');
      await vi.getByRole('textbox', { name: 'Tiêu đề' }).fill(`Tiền của tôi ${word}`);
      await vi.getByLabel('Mô tả ngắn').fill(`Mô tả của tôi ${word}`);
      await writeSetting(request, 'currency', {
        title: `Tiền của họ ${word}`,
        description: `Mô tả của họ ${word}`,
      });
      await page.getByRole('button', { name: 'Lưu', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Có người vừa sửa nội dung này' });
      await expect(dialog.getByText(`Tiền của họ ${word}`)).toBeVisible();
      await dialog
        .getByRole('group', { name: 'Mô tả ngắn' })
        .getByRole('radio', { name: /Lấy bản của họ/ })
        .check();
      await dialog.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
      await expect(page.getByText('Cập nhật trang tiền tệ thành công!')).toBeVisible();
      expect((await readSetting(request, 'currency')).value).toMatchObject({
        title: `Tiền của tôi ${word}`,
        description: `Mô tả của họ ${word}`,
      });
      await page.getByRole('button', { name: 'Lịch sử' }).click();
      const drawer = page.getByRole('dialog', { name: 'Lịch sử chỉnh sửa' });
      await drawer.getByRole('listitem').nth(1).getByRole('button').click();
      await expect(drawer.locator('ins').first()).toContainText('họ');
      await drawer.getByRole('button', { name: 'Khôi phục bản này' }).click();
      const question = page.getByRole('dialog', { name: 'Khôi phục bản này?' });
      await question.getByRole('button', { name: 'Khôi phục bản này' }).click();
      await expect(page.getByText('Khôi phục trang tiền tệ thành công!')).toBeVisible();
      await expect(vi.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue(`Tiền của họ ${word}`);
    } finally {
      await writeSetting(request, 'currency', { title: value.title, description: value.description });
    }
  });

  test('makes a redirect that works on the site, and none that goes in a circle', async ({ page }) => {
    const from = `/vi/duong-cu-${mark()}`;
    await signIn(page, '/admin/redirects');
    const add = async (source: string, target: string) => {
      await page.getByRole('button', { name: 'Thêm chuyển hướng' }).click();
      const dialog = page.getByRole('dialog', { name: 'Thêm chuyển hướng' });
      await dialog.getByLabel('Từ').fill(source);
      await dialog.getByLabel('Tới').fill(target);
      await dialog.getByRole('button', { name: 'Lưu' }).click();
      return dialog;
    };
    await add(from, '/vi/about');
    await expect(page.getByText('Thêm chuyển hướng thành công!')).toBeVisible();
    const dialog = await add('/vi/about-x', '/vi/about-x');
    await expect(dialog.getByLabel('Tới')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');

    await page.getByPlaceholder('/vi/…').fill(from);
    await page.getByRole('button', { name: 'Thử', exact: true }).click();
    await expect(page.getByText('Dẫn tới /vi/about')).toBeVisible();
    await page.goto(from);
    await expect(page).toHaveURL('/vi/about');

    await open(page, '/admin/redirects');
    await page.getByRole('button', { name: `Xóa chuyển hướng từ ${from}` }).click();
    await expect(page.getByText('Xóa chuyển hướng thành công!')).toBeVisible();
    // The browser itself remembers where a permanent redirect led.
    await expect.poll(async () => (await page.request.get(from)).status()).toBe(404);
  });

  test('mends a fact and its source, which the guide then shows', async ({ page, request }) => {
    const source = `Cục Quản lý xuất nhập cảnh, xem lại lần ${mark()}`;
    await signIn(page, '/admin/facts?prefix=visa&keyword=evisa_fee_single');
    await page.getByRole('link', { name: /Lệ phí thị thực điện tử một lần/ }).click();
    const field = panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Nguồn' });
    await expect(panel(page, 'Tiếng Anh').getByRole('textbox', { name: 'Nguồn' })).toHaveValue(
      /Immigration Department/,
    );
    const before = await field.inputValue();
    const id = page.url().split('/').at(-1)?.split('?')[0];
    await field.fill(source);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Cập nhật thông tin thành công!')).toBeVisible();
    try {
      await expect
        .poll(async () => {
          await page.goto('/vi/visa-guide');
          return page.getByText(source).count();
        })
        .toBeGreaterThan(0);
      await page.goto('/en/visa-guide');
      await expect(page.getByText(source)).toHaveCount(0);
    } finally {
      const headers = await adminHeaders();
      await request.post(`/api/facts/${id}`, { headers, data: { lang_id: 'vi', source: before } });
    }
  });

  test('gives a page a title for search engines, and takes it back', async ({ page }) => {
    const title = `Chủ đề ${mark()}`;
    await signIn(page, '/admin/pages?lang_id=vi&keyword=%2Fvi%2Ftags');
    await page
      .getByRole('row')
      .filter({ hasText: '/vi/tags' })
      .getByRole('link', { name: /^Sửa SEO/ })
      .click();
    await page.getByLabel('Tiêu đề tìm kiếm').fill(title);
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Cập nhật bản ghi SEO thành công!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/seo\/\d+$/);
    const record = page.url();
    await expect
      .poll(async () => {
        await page.goto('/vi/tags');
        return page.title();
      })
      .toContain(title);
    await open(page, record);
    await page.getByRole('button', { name: 'Xóa bản ghi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa bản ghi' }).click();
    await expect(page).toHaveURL('/admin/seo');
  });

  test('adds a quick tip that the guide shows, and deletes it after a question', async ({ page }) => {
    const word = mark();
    await signIn(page);
    await open(page, '/admin/setting/essential?type_page=quicktips');
    await expect(page).toHaveURL('/admin/setting/essential/quicktips');
    await page.getByRole('link', { name: 'Thêm mẹo' }).click();
    await panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Tiêu đề' }).fill(`Mẹo ${word}`);
    await panel(page, 'Tiếng Anh').getByRole('textbox', { name: 'Tiêu đề' }).fill(`Tip ${word}`);
    await page.getByRole('switch', { name: 'Hiển thị trên trang' }).click();
    await page.getByRole('button', { name: 'Tạo', exact: true }).click();
    await expect(page.getByText('Thêm mẹo nhanh thành công!')).toBeVisible();
    for (const [path, text] of [
      ['/vi/essentials', `Mẹo ${word}`],
      ['/en/essentials', `Tip ${word}`],
    ] as const) {
      await expect
        .poll(async () => {
          await page.goto(path);
          return page.getByText(text).count();
        })
        .toBeGreaterThan(0);
    }
    await open(page, `/admin/setting/essential/quicktips?keyword=${word}`);
    await page.getByRole('button', { name: `Xóa Mẹo ${word}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(page.getByText('Xóa mẹo nhanh thành công!')).toBeVisible();
  });

  test('marks a message of a visitor as answered', async ({ page, request }) => {
    const subject = `Hỏi đường ${mark()}`;
    const sent = await request.post('/api/contact', {
      data: {
        full_name: 'Nguyễn An',
        email: `${mark()}@example.com`,
        subject,
        message: 'Từ Huế ra Đồng Hới đi tàu nào?',
        lang_id: 'vi',
      },
    });
    expect(sent.status()).toBe(201);
    await signIn(page, `/admin/contact?keyword=${encodeURIComponent(subject)}`);
    await page.getByLabel(`Tình trạng của thư “${subject}”`).selectOption('answered');
    await expect(page.getByText('Cập nhật thư liên hệ thành công!')).toBeVisible();
    await expect(page.getByText(/xử lý lúc/)).toBeVisible();
  });
});

const screens = [
  '/admin/setting',
  '/admin/setting/home',
  '/admin/setting/safety',
  '/admin/setting/profile',
  '/admin/setting/logo',
  '/admin/setting/social',
  '/admin/setting/social/add',
  '/admin/setting/safety/gallery',
  '/admin/setting/essential/quicktips/add',
  '/admin/plan-your-trip',
  '/admin/facts',
  '/admin/facts/add',
  '/admin/pages?state=issues',
  '/admin/seo',
  '/admin/seo/add?path=/vi/tags',
  '/admin/redirects',
  '/admin/contact',
];

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('the screens of settings have no faults', async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    await signIn(page);
    for (const path of screens) {
      await open(page, path);
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
});
