import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownOrigins } from '@nusa/shared/callers'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { momentPattern } from '../admin/bali-dates/write-in-bali-time.ts'
import { officeViews } from '../admin/office/views.ts'
import { catalogEndpoint } from '../catalog-export/endpoint.ts'
import { answerClientErrors } from '../guards/answer-client-errors.ts'
import { guardRequests } from '../guards/refuse-malformed.ts'
import { errorsInLanguage } from '../i18n/errors-in-language.ts'
import { collectionsInTwoLanguages, globalsInTwoLanguages } from '../i18n/in-two-languages.ts'
import { payloadWords } from '../i18n/payload-words.ts'
import { labelsInSentenceCase } from '../i18n/sentence-case.ts'
import { welcomePath } from '../invitations/send-invitation.ts'
import { withDaysInBali } from '../lists/days-in-bali.ts'
import { officeEndpoints } from '../office/endpoints.ts'
import { previewEndpoint } from '../preview/endpoint.ts'
import { closePreview, withPreview } from '../preview/with-preview.ts'
import { publishingBy } from '../publishing/by.ts'
import { deployHookEndpoints } from '../publishing/deploy-hook.ts'
import { publishingEndpoints } from '../publishing/endpoints.ts'
import { lookEndpoints, showsReleases } from '../publishing/look.ts'
import { publishEntriesEndpoints } from '../publishing/publish-entries.ts'
import { withPlansKnown } from '../scheduling/carrying-out.ts'
import { scheduledEndpoint } from '../scheduling/endpoint.ts'
import { eachMinute } from '../scheduling/jobs.ts'
import { guardSignIn } from '../sign-in/guard-sign-in.ts'
import { spreadsheetEndpoints } from '../spreadsheets/endpoints.ts'
import { tourCalendarEndpoint } from '../tour-calendar/endpoint.ts'
import { baseConfig } from './base.ts'
import { askingOnChange, buildHook, globalsAskingOnChange } from './build-hook.ts'
import { withDateCells } from './date-cells.ts'
import { editor } from './editor.ts'
import type { CmsEnv } from './env.ts'
import { globalsWithHandyForms, withHandyForms, withSafeForms } from './forms.ts'
import { withHandyLists } from './lists.ts'
import { withMadeTitles } from './made-titles.ts'
import { mail } from './mail.ts'
import { withoutWhatIsNotThere } from './not-there.ts'
import { withOwnForColleagues } from './payloads-own.ts'
import { withDeletablePreferences } from './preferences.ts'
import { withDraftsRestoredAsDrafts } from './restored-drafts.ts'
import { withStatusCells } from './status-cells.ts'
import { withoutDocumentLocks } from './without-locks.ts'

// Only used by Payload's commands, which run from the sources.
const cms = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Logged in one line. With its stack, a wrong password or a refusal would fill a page. */
const loggingLevels = { AuthenticationError: 'info', QueryError: 'info', Refusal: 'info' } as const

/**
 * Returns the complete configuration of the CMS: the shared base plus editor, admin, sharp, mail and the catalogue
 * export.
 */
export async function cmsConfig(env: CmsEnv): Promise<SanitizedConfig> {
  const askForBuild = buildHook(env.buildHookUrl, env.buildHookWait, { isOurs: env.publisher !== null })
  const { publisher, siteUrl } = env
  const base = baseConfig(env, {
    content(collections) {
      const complete = withHandyForms(withHandyLists(askingOnChange(collections, askForBuild)))
      return publisher && siteUrl ? withPreview(complete, siteUrl) : complete
    },
    records: withSafeForms,
    globals: (globals) => globalsWithHandyForms(globalsAskingOnChange(globals, askForBuild)),
  })
  const config = await buildConfig({
    ...base,
    collections: collectionsInTwoLanguages(base.collections),
    globals: globalsInTwoLanguages(base.globals),
    hooks: { ...base.hooks, afterError: [...base.hooks.afterError, errorsInLanguage] },
    i18n: {
      supportedLanguages: {
        en: { ...en, translations: labelsInSentenceCase(en.translations) },
        id: { ...id, translations: labelsInSentenceCase(id.translations) },
      },
      fallbackLanguage: 'en',
      translations: payloadWords,
    },
    serverURL: env.cmsUrl,
    custom: { publishing: publishingBy(env), showsReleases: showsReleases(env) },
    endpoints: [
      catalogEndpoint(env),
      tourCalendarEndpoint,
      ...publishingEndpoints(publisher),
      ...publishEntriesEndpoints,
      ...lookEndpoints(env),
      ...deployHookEndpoints(publisher ? undefined : env.deployHookUrl),
      ...officeEndpoints,
      ...spreadsheetEndpoints,
      ...(publisher ? [previewEndpoint(publisher)] : []),
      scheduledEndpoint(env.cronSecret),
    ],
    jobs: { ...base.jobs, autoRun: eachMinute },
    editor: editor(),
    email: mail(env),
    loggingLevels,
    sharp,
    upload: {
      abortOnLimit: true,
      limits: { fileSize: 20 * 1024 * 1024 },
      responseOnLimit: 'The file is larger than 20 MB.',
    },
    admin: {
      user: 'users',
      components: {
        views: {
          dashboard: { Component: '/admin/start/StartPage.tsx#StartPage' },
          forgot: { Component: '/admin/ForgotPassword.tsx#ForgotPassword' },
          tourCalendar: {
            Component: '/admin/tours/CalendarPage.tsx#CalendarPage',
            path: '/tour-calendar/:id',
            meta: { title: 'Tour calendar' },
          },
          welcome: {
            Component: '/admin/invitations/Welcome.tsx#Welcome',
            path: welcomePath,
            meta: { title: 'Welcome' },
          },
          ...officeViews,
          spreadsheets: {
            Component: '/admin/spreadsheets/SpreadsheetPage.tsx#SpreadsheetPage',
            path: '/spreadsheets/:table',
            meta: { title: 'Spreadsheets' },
          },
        },
        providers: [
          '/admin/bali-dates/BaliDates.tsx#BaliDates',
          '/admin/scheduling/SayRefusals.tsx#SayRefusals',
          '/admin/lost-answers/SayLost.tsx#SayLost',
          '/admin/merging/MergeSaves.tsx#MergeSaves',
          '/admin/form-errors/KnowAnswers.tsx#KnowAnswers',
          '/admin/row-values/KeepRowValues.tsx#KeepRowValues',
          '/admin/leaving/MindBack.tsx#MindBack',
          '/admin/leaving/MindDrawers.tsx#MindDrawers',
          '/admin/bulk-upload/ReportFiles.tsx#ReportFiles',
        ],
        graphics: { Logo: '/admin/brand/Mark.tsx#Logo', Icon: '/admin/brand/Mark.tsx#Icon' },
        actions: ['/admin/publishing/SiteStatus.tsx#SiteStatus'],
        beforeNavLinks: ['/admin/office/OfficeLinks.tsx#OfficeLinks'],
      },
      // The import map is generated without a publisher and therefore without previews.
      dependencies: { closePreview: { type: 'component', path: closePreview } },
      importMap: { baseDir: cms, importMapFile: path.join(cms, 'app/(payload)/admin/importMap.js') },
      meta: {
        titleSuffix: '· Nusa',
        robots: { index: false, follow: false },
        defaultOGImageType: 'off',
      },
      dateFormat: momentPattern,
      timezones: { supportedTimezones: [{ label: 'Bali', value: 'Asia/Makassar' }], defaultTimezone: 'Asia/Makassar' },
      avatar: 'default',
      // Milliseconds: messages about refused or lost saves have up to thirty words.
      toast: { duration: 8000 },
    },
    typescript: { ...base.typescript, outputFile: path.join(cms, 'payload-types.ts') },
  })
  const origins = ownOrigins(env.cmsUrl, !env.isLocal)
  const ofPayloads = withMadeTitles(
    withDateCells(withStatusCells(withDraftsRestoredAsDrafts(withoutWhatIsNotThere(config)))),
  )
  const complete = withPlansKnown(withOwnForColleagues(withDeletablePreferences(withoutDocumentLocks(ofPayloads))))
  return answerClientErrors(guardSignIn(guardRequests(withDaysInBali(complete)), { ...env, origins }))
}
