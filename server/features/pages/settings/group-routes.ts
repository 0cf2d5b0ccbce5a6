import { z } from 'zod';
import type { App } from '../../../app-type';
import { idParam } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { oneQuery } from '../../../kernel/read-schemas';
import { pastState, pastStates, pastStatesOf, pastStatesQuery } from '../../../kernel/revision-routes';
import { confirmedBy } from '../../../kernel/write';
import { confirmed } from '../../../kernel/write-input';
import { readFacts } from '../../../kinds/fact';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, writtenOf } from '../../../platform/responses';
import type { SettingGroup } from './group';
import { readForEditors, readForPages } from './read';
import { restoreGroup } from './restore';
import { readVersion, settingPage, settingRecord } from './shapes';
import { historyNumber, settingEntity, writeGroup } from './write';

const tag = 'Settings';
const optionalLanguage = z.object({ lang_id: langId.optional() });

/** `GET /setting/{group}`: what pages show of it, or what editors write back. */
export const groupReadRoute = (app: App, group: SettingGroup) =>
  app.get(
    `/setting/${group.name}`,
    {
      config: { access: 'public', adminRead: 'setting.read' },
      schema: {
        tags: [tag],
        summary: `Settings: ${group.name}`,
        querystring: oneQuery,
        response: { 200: dataOf(settingPage(group)) },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      const read = request.actor.kind === 'admin' ? readForEditors : readForPages;
      if (group.facts.length === 0) return { data: await read(app.db, group, language) };
      const [record, facts] = await Promise.all([
        read(app.db, group, language),
        readFacts({ db: app.db, language }, group.facts),
      ]);
      return { data: { ...record, facts } };
    },
  );

/** `POST /setting/{group}`. */
const writeRoute = (app: App, group: SettingGroup) =>
  app.post(
    `/setting/${group.name}`,
    {
      config: { access: 'setting.update', versioned: true },
      schema: {
        tags: [tag],
        summary: `Change settings in one language: ${group.name}`,
        description: 'Fields that are left out stay as they are.',
        body: z.strictObject({
          lang_id: langId,
          version: readVersion,
          value: group.input.partial(),
          confirmed,
        }),
        response: { 200: writtenOf(settingRecord(group)) },
      },
    },
    async (request) => {
      const { lang_id: language, version, value } = request.body;
      const stored = () => readForEditors(app.db, group, language);
      await writing(
        () =>
          app.db.transaction((tx) =>
            writeGroup(
              { ...writeContext(tx, request, language), ...confirmedBy(request.body) },
              group,
              { ...value },
              version,
            ),
          ),
        stored,
      );
      return { message: message(language, 'updated'), data: await stored() };
    },
  );

const revisionRoutes = (app: App, group: SettingGroup) => {
  app.get(
    `/setting/${group.name}/revisions`,
    {
      config: { access: 'setting.read' },
      schema: {
        tags: [tag],
        summary: `Past states in one language, newest first: ${group.name}`,
        querystring: optionalLanguage.extend(pastStatesQuery.shape),
        response: { 200: pastStatesOf },
      },
    },
    async (request) => {
      const number = historyNumber(group, languageOf(request, request.query.lang_id));
      return pastStates(app.db, settingEntity.name, number, request.query.before);
    },
  );

  app.post(
    `/setting/${group.name}/revisions/:version/restore`,
    {
      config: { access: 'setting.update', versioned: true },
      schema: {
        tags: [tag],
        summary: `Make a past state in one language the current one: ${group.name}`,
        params: z.object({ version: idParam }),
        querystring: optionalLanguage,
        body: z.strictObject({ version: readVersion }).nullish(),
        response: { 200: writtenOf(settingRecord(group)) },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      const number = historyNumber(group, language);
      const snapshot = await pastState(app.db, settingEntity.name, number, request.params.version);
      const stored = () => readForEditors(app.db, group, language);
      await writing(
        () =>
          app.db.transaction((tx) =>
            restoreGroup(writeContext(tx, request, language), group, snapshot, request.body?.version),
          ),
        stored,
      );
      return { message: message(language, 'restored'), data: await stored() };
    },
  );
};

/** What editors do with a group of settings. */
export const groupEditRoutes = (app: App, group: SettingGroup) => {
  writeRoute(app, group);
  revisionRoutes(app, group);
};
