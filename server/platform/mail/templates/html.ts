import type { Language } from '../../../language';
import { escapeHtml } from '../template';

/** Mail programs know tables and inline styles and little else. */
const font = "font-family:'Be Vietnam Pro',Helvetica,Arial,sans-serif";

export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#1c2635">${text}</p>`;

export const button = (link: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#0c6454;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></p>`;

/** The sheet of paper that every letter is written on. */
export const htmlPage = ({
  language,
  subject,
  body,
}: {
  language: Language;
  subject: string;
  body: string;
}): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-top:4px solid #0c6454">
<tr><td style="padding:28px 32px 12px;font-family:Georgia,'Times New Roman',serif;font-size:22px;color:#0c6454">Visit Vietnam</td></tr>
<tr><td style="padding:12px 32px 24px">
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
