import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { pageContext } from '~/api/page-context.server';
import { sitePaths } from '~/site/paths';
import { type ContactField, contactFields, type Refused } from './contact-fields';

const textOf = (form: FormData, field: ContactField): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/** Hands a message to the API. Refused, it comes back with what was written and why; taken, the page says so. */
export async function sendContact(args: ActionFunctionArgs): Promise<Response> {
  const { api, language, t, context } = pageContext(args);
  const form = await args.request.formData();
  const values = Object.fromEntries(contactFields.map((field) => [field, textOf(form, field)])) as Record<
    ContactField,
    string
  >;
  const refused = (status: number, message: string, errors: Refused['errors'] = {}) =>
    Response.json({ values, message, errors } satisfies Refused, { status });
  try {
    const { response, error } = await api.POST('/contact', { body: { ...values, lang_id: language } });
    if (response.ok) return redirect(`${sitePaths.contact(language)}?sent=1`);
    const { message, errors } = (error ?? {}) as Partial<Refused>;
    return refused(response.status, message ?? t('guides:contact.failed'), errors);
  } catch (error) {
    console.error(`[${context.requestId}] a message could not be handed to the API`, error);
    return refused(503, t('guides:contact.failed'));
  }
}
