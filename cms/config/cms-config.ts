import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteOrigins } from '@nusa/shared/callers'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { instantPattern } from '../admin/bali-dates/format-in-bali-time.ts'
import { officeViews } from '../admin/office/views.ts'
import { catalogEndpoint } from '../catalog-export/endpoint.ts'
import { answerClientErrors } from '../guards/answer-client-errors.ts'
import { guardRequests } from '../guards/refuse-malformed.ts'
import { bilingualCollections, bilingualGlobals } from '../i18n/bilingual.ts'
import { payloadTexts } from '../i18n/payload-texts.ts'
import { labelsInSentenceCase } from '../i18n/sentence-case.ts'
import { translateErrors } from '../i18n/translate-errors.ts'
import { welcomePath } from '../invitations/send-invitation.ts'
import { withBaliDayFilters } from '../lists/bali-day-filters.ts'
import { officeEndpoints } from '../office/endpoints.ts'
import { previewEndpoint } from '../preview/endpoint.ts'
import { closePreview, withPreview } from '../preview/with-preview.ts'
import { deployHookEndpoints } from '../publishing/deploy-hook.ts'
import { publishingEndpoints } from '../publishing/endpoints.ts'
import { publishEntriesEndpoints } from '../publishing/publish-entries.ts'
import { publishingMethod } from '../publishing/publishing-method.ts'
import { canShowReleases, releasePageEndpoints } from '../publishing/release-pages.ts'
import { scheduledEndpoint } from '../scheduling/endpoint.ts'
import { eachMinute } from '../scheduling/jobs.ts'
import { withScheduleContext } from '../scheduling/schedule-context.ts'
import { guardSignIn } from '../sign-in/guard-sign-in.ts'
import { spreadsheetEndpoints } from '../spreadsheets/endpoints.ts'
import { tourCalendarEndpoint } from '../tour-calendar/endpoint.ts'
import { baseConfig } from './base.ts'
import { withBilingualLabels } from './bilingual-labels.ts'
import { createBuildHook, globalsWithBuildRequests, withBuildRequests } from './build-hook.ts'
import { withDateCells } from './date-cells.ts'
import { richTextEditor } from './editor.ts'
import type { CmsEnv } from './env.ts'
import { globalsWithContentForms, withContentForms, withSafeForms } from './forms.ts'
import { withListComponents } from './lists.ts'
import { mailAdapter } from './mail.ts'
import { withNotFoundResponses } from './not-found-responses.ts'
import { restrictPayloadCollections } from './payload-collections.ts'
import { withDeletablePreferences } from './preferences.ts'
import { withDraftRestores } from './restore-drafts.ts'
import { withStatusCells } from './status-cells.ts'
import { fileTooLargeMessage, maxUploadBytes } from './upload-limit.ts'
import { withVirtualTitles } from './virtual-titles.ts'
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
  const requestBuild = createBuildHook(env.buildHookUrl, env.buildHookDelayMs, { isPublisher: env.publisher !== null })
  const { publisher, siteUrl } = env
  const base = baseConfig(env, {
    content(collections) {
      const complete = withContentForms(withListComponents(withBuildRequests(collections, requestBuild)))
      return publisher && siteUrl ? withPreview(complete, siteUrl) : complete
    },
    records: withSafeForms,
    globals: (globals) => globalsWithContentForms(globalsWithBuildRequests(globals, requestBuild)),
  })
  const config = await buildConfig({
    ...base,
    collections: bilingualCollections(base.collections),
    globals: bilingualGlobals(base.globals),
    hooks: { ...base.hooks, afterError: [...base.hooks.afterError, translateErrors] },
    i18n: {
      supportedLanguages: {
        en: { ...en, translations: labelsInSentenceCase(en.translations) },
        id: { ...id, translations: labelsInSentenceCase(id.translations) },
      },
      fallbackLanguage: 'en',
      translations: payloadTexts,
    },
    serverURL: env.cmsUrl,
    custom: { publishing: publishingMethod(env), showsReleases: canShowReleases(env) },
    endpoints: [
      catalogEndpoint(env),
      tourCalendarEndpoint,
      ...publishingEndpoints(publisher),
      ...publishEntriesEndpoints,
      ...releasePageEndpoints(env),
      ...deployHookEndpoints(publisher ? undefined : env.deployHookUrl),
      ...officeEndpoints,
      ...spreadsheetEndpoints,
      ...(publisher ? [previewEndpoint(publisher)] : []),
      scheduledEndpoint(env.cronSecret),
    ],
    jobs: { ...base.jobs, autoRun: eachMinute },
    editor: richTextEditor(),
    email: mailAdapter(env),
    loggingLevels,
    sharp,
    upload: {
      abortOnLimit: true,
      limits: { fileSize: maxUploadBytes },
      responseOnLimit: fileTooLargeMessage,
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
            Component: '/admin/invitations/WelcomePage.tsx#WelcomePage',
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
          '/admin/scheduling/ShowScheduleErrors.tsx#ShowScheduleErrors',
          '/admin/lost-responses/ReportLostResponses.tsx#ReportLostResponses',
          '/admin/merging/MergeSaves.tsx#MergeSaves',
          '/admin/form-errors/TrackFormResponses.tsx#TrackFormResponses',
          '/admin/row-values/PreserveRowValues.tsx#PreserveRowValues',
          '/admin/leaving/GuardHistory.tsx#GuardHistory',
          '/admin/leaving/GuardDrawers.tsx#GuardDrawers',
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
      dateFormat: instantPattern,
      timezones: { supportedTimezones: [{ label: 'Bali', value: 'Asia/Makassar' }], defaultTimezone: 'Asia/Makassar' },
      avatar: 'default',
      // Milliseconds: messages about refused or lost saves have up to thirty words.
      toast: { duration: 8000 },
    },
    typescript: { ...base.typescript, outputFile: path.join(cms, 'payload-types.ts') },
  })
  const origins = siteOrigins(env.cmsUrl, !env.isLocal)
  const bilingualConfig = await withBilingualLabels(config)
  const payloadConfig = withVirtualTitles(
    withDateCells(withStatusCells(withDraftRestores(withNotFoundResponses(bilingualConfig)))),
  )
  const complete = withScheduleContext(
    restrictPayloadCollections(withDeletablePreferences(withoutDocumentLocks(payloadConfig))),
  )
  return answerClientErrors(guardSignIn(guardRequests(withBaliDayFilters(complete)), { ...env, origins }))
}
