import { privatePolicy } from './cache-policy';

/** What goes out when not even the site's own error page can be made: words alone, in both languages. */
export const awayPage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visit Vietnam</title>
</head>
<body>
<main>
<h1>Trang đang tạm gián đoạn</h1>
<p>Chúng tôi đang khắc phục. Bạn vui lòng tải lại trang sau ít phút.</p>
<h2 lang="en">The site is taking a short break</h2>
<p lang="en">We are working on it. Please load the page again in a few minutes.</p>
</main>
</body>
</html>
`;

export const awayHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(awayPage),
  'retry-after': '30',
  'cache-control': privatePolicy,
  'x-content-type-options': 'nosniff',
};
