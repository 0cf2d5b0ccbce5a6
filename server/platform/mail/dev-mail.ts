import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../errors';
import { formatDateTime } from '../../time';
import { listStoredMail, readStoredMail } from './stored-mail';
import { escapeHtml } from './template';
import { mailFolder } from './transport';

/** These pages run nothing and load nothing but the letter itself, which is framed without any rights. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const sendHtml = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; color: #1c2635; background: #faf6ee }
  table { width: 100%; border-collapse: collapse } th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #e0d9cb }
  a { color: #0c6454 } pre { white-space: pre-wrap } iframe { width: 100%; height: 36rem; border: 1px solid #e0d9cb; background: #fff }
</style></head><body>${body}</body></html>`;

/** Letters that were stored instead of sent, for people who try the product out. Only in a demonstration without SMTP. */
export const devMailRoutes = async (app: FastifyInstance) => {
  if (!app.env.DEMO || app.env.SMTP_URL) return;
  const folder = mailFolder(app.env);
  const config = { access: 'public' } as const;

  const letter = async (name: string) => {
    const kept = await readStoredMail(folder, name);
    if (!kept) throw new ApiError('not_found');
    return kept;
  };

  app.get('/dev/mail', { config, schema: { hide: true } }, async (_request, reply) => {
    const rows = (await listStoredMail(folder, 100)).map(
      ({ name, letter: { to, subject, created_at } }) =>
        `<tr><td>${formatDateTime(new Date(created_at))}</td><td>${escapeHtml(to)}</td><td><a href="mail/${name}">${escapeHtml(subject)}</a></td></tr>`,
    );
    const table = rows.length
      ? `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : '<p>No letters yet.</p>';
    return sendHtml(reply, page('Letters', `<h1>Letters</h1>${table}`), pagePolicy);
  });

  app.get<{ Params: { name: string } }>(
    '/dev/mail/:name',
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const { to, subject, text } = await letter(name);
      const body = `<p><a href="../mail">All letters</a></p><h1>${escapeHtml(subject)}</h1><p>To: ${escapeHtml(to)}</p>
<iframe src="${name}/html" title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><h2>As text</h2><pre>${escapeHtml(text)}</pre>`;
      return sendHtml(reply, page(subject, body), pagePolicy);
    },
  );

  app.get<{ Params: { name: string } }>(
    '/dev/mail/:name/html',
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { html } = await letter(request.params.name);
      return sendHtml(reply, html.replace('<head>', '<head>\n<base target="_blank">'), mailPolicy);
    },
  );
};
