import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteOrigins } from '@nusa/shared/callers'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { type AdminViewConfig, buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import type { CmsEnv } from '../core/env.ts'
import { fileTooLargeMessage, maxUploadBytes } from '../core/http/upload-limit.ts'
import { payloadTexts } from '../core/i18n/payload-texts.ts'
import { labelsInSentenceCase } from '../core/i18n/sentence-case.ts'
import { translateErrors } from '../core/i18n/translate-message.ts'
import { withScheduleContext } from '../features/audit/schedule-context.ts'
import { catalogEndpoint } from '../features/catalog-export/endpoint.ts'
import { browserErrorsEndpoint } from '../features/health/browser-errors.ts'
import { healthEndpoint } from '../features/health/endpoint.ts'
import { withInvitations } from '../features/invitations/endpoints.ts'
import { welcomePath } from '../features/invitations/send-invitation.ts'
import { dayCsvEndpoint } from '../features/office/day-csv.ts'
import { officePaths } from '../features/office/paths.ts'
import { previewEndpoint } from '../features/preview/endpoint.ts'
import { closePreviewPath, previewDatePath, withPreview } from '../features/preview/with-preview.ts'
import {
  chooseBuildHook,
  createBuildHook,
  requestMissedBuild,
  withBuildRequests,
  withGlobalBuildRequests,
} from '../features/publishing/build-hook.ts'
import { deployHookEndpoints } from '../features/publishing/deploy-hook.ts'
import { publishingEndpoints } from '../features/publishing/endpoints.ts'
import { publishEntriesEndpoints } from '../features/publishing/publish-entries.ts'
import { choosePublishingMethod } from '../features/publishing/publishing-method.ts'
import { canShowReleases, releasePageEndpoints } from '../features/publishing/release-pages.ts'
import { richTextEditor } from '../features/rich-text/editor.ts'
import { scheduledEndpoint } from '../features/scheduling/endpoint.ts'
import { eachMinute } from '../features/scheduling/jobs.ts'
import { withCancellationAudit } from '../features/scheduling/record-schedule.ts'
import { withSessionChecks } from '../features/sessions/check-session.ts'
import { guardSignIn } from '../features/sign-in/guard-sign-in.ts'
import { spreadsheetEndpoints } from '../features/spreadsheets/endpoints.ts'
import { hideFirstStepsEndpoint, readSetupEnv } from '../features/start/first-steps.ts'
import { tourCalendarEndpoint } from '../features/tour-calendar/endpoint.ts'
import { secondStepPath, securityPath } from '../features/two-step/paths.ts'
import { withTwoStep } from '../features/two-step/with-two-step.ts'
import { bilingualCollections, bilingualGlobals } from '../fields/bilingual.ts'
import { withBaliDayFilters } from '../payload-fixes/bali-dates/bali-day-filters.ts'
import { instantPattern } from '../payload-fixes/bali-dates/set-bali-time.ts'
import { withBilingualLabels } from '../payload-fixes/bilingual-labels.ts'
import { withDraftRestores } from '../payload-fixes/drafts/restore-drafts.ts'
import { answerExpectedErrors } from '../payload-fixes/requests/answer-expected-errors.ts'
import { withNotFoundResponses } from '../payload-fixes/requests/not-found-responses.ts'
import { restrictPayloadCollections } from '../payload-fixes/requests/payload-collections.ts'
import { withDeletablePreferences } from '../payload-fixes/requests/preferences.ts'
import { refuseMalformedRequests } from '../payload-fixes/requests/refuse-malformed.ts'
import { withVirtualTitles } from '../payload-fixes/virtual-titles.ts'
import { withoutDocumentLocks } from '../payload-fixes/without-locks.ts'
import { baseConfig } from './base.ts'
import { globalsWithContentForms, withContentForms, withSafeForms } from './forms.ts'
import { withDateCells, withListComponents, withSpreadsheetLinks, withStatusCells } from './lists.ts'
import { mailAdapter } from './mail.ts'
import { bucketPlugin, createBucketWriter } from './media-bucket.ts'

// Only Payload's commands, such as `payload generate:types`, use this folder. They run from the source files.
const cmsFolder = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Expected errors, such as a wrong password, are logged in one line without their stack. */
const loggingLevels = { AuthenticationError: 'info', QueryError: 'info', RefusalError: 'info' } as const

/** Adds editor, admin, sharp, email and the catalogue export to the shared configuration. */
export async function cmsConfig(env: CmsEnv): Promise<SanitizedConfig> {
  const requestBuild = createBuildHook(chooseBuildHook(env), env.buildHookDelayMs, {
    isPublisher: env.publisher !== null,
  })
  const { publisher, siteUrl } = env
  const baseOptions = env.mediaBucket ? { ...env, writePicture: createBucketWriter(env.mediaBucket) } : env
  const base = baseConfig(baseOptions, {
    extendContent(collections) {
      const collectionsWithComponents = withContentForms(
        withSpreadsheetLinks(withListComponents(withBuildRequests(collections, requestBuild))),
      )
      return publisher && siteUrl ? withPreview(collectionsWithComponents, siteUrl) : collectionsWithComponents
    },
    extendRecords: (collections) => withSafeForms(withSpreadsheetLinks(withSessionChecks(collections))),
    extendGlobals: (globals) => globalsWithContentForms(withGlobalBuildRequests(globals, requestBuild)),
    extendAdminGlobals: globalsWithContentForms,
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
    custom: {
      publishing: choosePublishingMethod(env),
      showsReleases: canShowReleases(env),
      setUp: readSetupEnv(env),
      siteUrl,
    },
    onInit: (payload) => requestMissedBuild(payload, requestBuild),
    endpoints: [
      catalogEndpoint(env),
      healthEndpoint(),
      browserErrorsEndpoint(env),
      tourCalendarEndpoint,
      hideFirstStepsEndpoint,
      ...publishingEndpoints(publisher, requestBuild),
      ...publishEntriesEndpoints,
      ...releasePageEndpoints(env),
      ...deployHookEndpoints(publisher ? undefined : env.deployHookUrl),
      dayCsvEndpoint,
      ...spreadsheetEndpoints,
      ...(publisher ? [previewEndpoint(publisher)] : []),
      scheduledEndpoint(env.cronSecret),
    ],
    jobs: { ...base.jobs, autoRun: eachMinute },
    editor: richTextEditor(),
    email: mailAdapter(env),
    loggingLevels,
    sharp,
    plugins: env.mediaBucket ? [await bucketPlugin(env.mediaBucket)] : [],
    upload: {
      abortOnLimit: true,
      limits: { fileSize: maxUploadBytes },
      responseOnLimit: fileTooLargeMessage,
    },
    admin: {
      user: 'users',
      components: {
        views: {
          dashboard: { Component: '/features/start/admin/StartPage.tsx#StartPage' },
          forgot: { Component: '/features/sign-in/ForgotPassword.tsx#ForgotPassword' },
          tourCalendar: {
            Component: '/features/tour-calendar/admin/CalendarPage.tsx#CalendarPage',
            path: '/tour-calendar/:id',
            meta: { title: 'Tour calendar' },
          },
          welcome: {
            Component: '/features/invitations/admin/WelcomePage.tsx#WelcomePage',
            path: welcomePath,
            meta: { title: 'Welcome' },
          },
          secondStep: {
            Component: '/features/two-step/admin/SecondStepPage.tsx#SecondStepPage',
            path: secondStepPath,
            exact: true,
            meta: { title: 'Two-step sign-in' },
          },
          signInSecurity: {
            Component: '/features/two-step/admin/SecurityPage.tsx#SecurityPage',
            path: securityPath,
            exact: true,
            meta: { title: 'Two-step sign-in and sessions' },
          },
          ...officeViews,
          spreadsheets: {
            Component: '/features/spreadsheets/admin/SpreadsheetPage.tsx#SpreadsheetPage',
            path: '/spreadsheets/:table',
            meta: { title: 'Spreadsheets' },
          },
        },
        providers: [
          '/payload-fixes/bali-dates/BaliDates.tsx#BaliDates',
          '/payload-fixes/schedules/ShowScheduleErrors.tsx#ShowScheduleErrors',
          '/payload-fixes/lost-responses/ReportLostResponses.tsx#ReportLostResponses',
          '/features/merging/admin/MergeSaves.tsx#MergeSaves',
          '/payload-fixes/form-errors/TrackFormResponses.tsx#TrackFormResponses',
          '/payload-fixes/rows/PreserveRowValues.tsx#PreserveRowValues',
          '/payload-fixes/leaving/GuardHistory.tsx#GuardHistory',
          '/payload-fixes/leaving/GuardDrawers.tsx#GuardDrawers',
          '/payload-fixes/bulk-upload/ReportFiles.tsx#ReportFiles',
          '/payload-fixes/inputs/NameControls.tsx#NameControls',
        ],
        graphics: { Logo: '/admin/brand/Mark.tsx#Logo', Icon: '/admin/brand/Mark.tsx#Icon' },
        actions: ['/features/publishing/admin/SitePublishing.tsx#SiteStatus'],
        beforeLogin: ['/features/two-step/admin/ContinueSignIn.tsx#ContinueSignIn'],
        afterLogin: ['/features/two-step/admin/PasskeyButton.tsx#PasskeySignIn'],
        beforeNavLinks: ['/features/office/admin/OfficeLinks.tsx#OfficeLinks'],
      },
      // The import map is generated without a publisher. Without these lines, it would lack the preview components.
      dependencies: {
        closePreview: { type: 'component', path: closePreviewPath },
        previewDate: { type: 'component', path: previewDatePath },
      },
      importMap: { baseDir: cmsFolder, importMapFile: path.join(cmsFolder, 'app/(payload)/admin/importMap.js') },
      meta: {
        titleSuffix: '· Nusa',
        robots: { index: false, follow: false },
        defaultOGImageType: 'off',
      },
      dateFormat: instantPattern,
      timezones: { supportedTimezones: [{ label: 'Bali', value: 'Asia/Makassar' }], defaultTimezone: 'Asia/Makassar' },
      avatar: 'default',
      // In milliseconds. Long enough to read a message of thirty words about a failed save.
      toast: { duration: 8000 },
    },
    typescript: { ...base.typescript, outputFile: path.join(cmsFolder, 'generated/payload-types.ts') },
  })
  let adaptedConfig = await withBilingualLabels(config)
  for (const adapt of configAdaptations) adaptedConfig = adapt(adaptedConfig)
  const isProduction = !env.isLocal
  const guardOptions = { ...env, origins: siteOrigins(env.cmsUrl, isProduction) }
  const guardedConfig = guardSignIn(adaptedConfig, guardOptions)
  return answerExpectedErrors(withTwoStep(withInvitations(guardedConfig, guardOptions), guardOptions))
}

/** Applied to the built configuration in this order. */
const configAdaptations: ((config: SanitizedConfig) => SanitizedConfig)[] = [
  withNotFoundResponses,
  withDraftRestores,
  withStatusCells,
  withDateCells,
  withVirtualTitles,
  withoutDocumentLocks,
  withDeletablePreferences,
  restrictPayloadCollections,
  withScheduleContext,
  withCancellationAudit,
  withBaliDayFilters,
  refuseMalformedRequests,
]

/** Each view checks the user's role itself. */
const officeViews: Record<string, AdminViewConfig> = {
  bookingsByDay: {
    Component: '/features/office/admin/BookingsByDay.tsx#BookingsByDay',
    path: officePaths.day,
    exact: true,
    meta: { title: 'Bookings by day' },
  },
  figures: {
    Component: '/features/reports/admin/ReportsPage.tsx#ReportsPage',
    path: officePaths.figures,
    exact: true,
    meta: { title: 'Reports' },
  },
}
