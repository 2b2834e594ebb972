import { todayInBali } from '@nusa/shared/dates'
import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { userHasPermission } from '../../../access/permissions.ts'
import { type LanguageContext, languageOf } from '../../../core/i18n/language.ts'
import { OfficeNavigation } from '../../office/admin/OfficeLinks.tsx'
import { SitePublishing } from '../../publishing/admin/SitePublishing.tsx'
import { MissedSchedules } from '../../scheduling/admin/MissedSchedules.tsx'
import { findScheduledEntries, scheduledTexts } from '../../scheduling/scheduled-entries.ts'
import { type FirstStep, firstStepPaths, readFirstSteps, type SetupEnv } from '../first-steps.ts'
import { findOwnDrafts } from '../own-drafts.ts'
import { startTexts } from '../start-texts.ts'
import { Attention } from './Attention.tsx'
import { BookingsSoon } from './BookingsSoon.tsx'
import { HideFirstSteps } from './HideFirstSteps.tsx'
import { MoneyToday } from './MoneyToday.tsx'
import type { StartProps } from './start-props.ts'
import './start.css'

/**
 * Shows staff the tasks of the day, and editors the entries that they work on. Payload's cards for the collections are
 * omitted, because they only repeat the menu.
 */
export function StartPage(props: ServerProps & LanguageContext) {
  const { user, payload, i18n } = props
  if (user?.collection !== 'users') return null
  const language = languageOf(i18n)
  const texts = startTexts[language]
  const now = new Date()
  const today = todayInBali(now)
  const sectionProps = { payload, user, language, now, today }
  const canEditContent = userHasPermission(user, 'content:edit')
  const canHandleBookings = userHasPermission(user, 'bookings:edit')
  const canReadReports = userHasPermission(user, 'reports:read')
  return (
    <Gutter className="nusa-start-page">
      <header>
        <h1>{texts.todayHeading(today)}</h1>
        <p>{texts.greeting(user.name)}</p>
      </header>
      <OfficeNavigation {...props} />
      {canEditContent && <FirstSteps {...sectionProps} />}
      {(canHandleBookings || canReadReports) && (
        <div className="nusa-start-page__pair">
          {canHandleBookings && <Attention {...sectionProps} />}
          {canReadReports && <MoneyToday {...sectionProps} />}
        </div>
      )}
      {canHandleBookings && <BookingsSoon {...sectionProps} />}
      {canEditContent && (
        <>
          <MissedSchedules payload={payload} user={user} i18n={i18n} />
          <SitePublishing {...props} />
          <div className="nusa-start-page__pair">
            <OwnDrafts {...sectionProps} />
            <ScheduledEntries {...sectionProps} />
          </div>
        </>
      )}
    </Gutter>
  )
}

/** Renders nothing when all steps are done. */
async function FirstSteps({ payload, language }: Pick<StartProps, 'payload' | 'language'>) {
  const firstStepsState = await readFirstSteps(payload, payload.config.custom.setUp as SetupEnv)
  if (firstStepsState === null) return null
  const texts = startTexts[language]
  const adminRoute = payload.config.routes.admin
  const stepLink = (step: FirstStep) => {
    const path = firstStepPaths[step]
    const text = texts.steps[step]
    return path === null ? text : <a href={formatAdminURL({ adminRoute, path })}>{text}</a>
  }
  return (
    <section className="nusa-card nusa-first-steps" aria-labelledby="nusa-first-steps">
      <h2 id="nusa-first-steps">{texts.firstSteps}</h2>
      <p>{firstStepsState.canHide ? texts.onlyOptionalSteps : texts.whyFirstSteps}</p>
      <ul>
        {firstStepsState.steps.map(({ step, isDone, obstacle }) => (
          <li key={step}>
            <strong>{isDone ? texts.stepDone : texts.stepOpen}</strong> {stepLink(step)}
            {obstacle !== null && `. ${texts.obstacles[obstacle]}`}
          </li>
        ))}
      </ul>
      {firstStepsState.canHide && <HideFirstSteps label={texts.hideSteps} />}
    </section>
  )
}

async function OwnDrafts({ payload, user, language }: StartProps) {
  const texts = startTexts[language]
  const drafts = await findOwnDrafts(payload, user)
  const adminRoute = payload.config.routes.admin
  return (
    <section className="nusa-card" aria-labelledby="nusa-drafts">
      <h2 id="nusa-drafts">{texts.drafts}</h2>
      {drafts.length === 0 ? (
        <p>{texts.noDrafts}</p>
      ) : (
        <ul className="nusa-entries">
          {drafts.map(({ collection, id, title, savedAt }) => (
            <li key={`${collection} ${id}`}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${id}` })}>{title}</a>{' '}
              <span>{texts.savedOn(savedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function ScheduledEntries({ payload, language }: StartProps) {
  const texts = startTexts[language]
  const { willPublish, willUnpublish } = scheduledTexts[language]
  const scheduledEntries = await findScheduledEntries(payload)
  const adminRoute = payload.config.routes.admin
  return (
    <section className="nusa-card" aria-labelledby="nusa-scheduled">
      <h2 id="nusa-scheduled">{texts.scheduled}</h2>
      {scheduledEntries.length === 0 ? (
        <p>{texts.nothingScheduled}</p>
      ) : (
        <ul className="nusa-entries">
          {scheduledEntries.map(({ jobId, collection, entryId, title, action, at }) => (
            <li key={jobId}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${collection}/${entryId}` })}>{title}</a>{' '}
              <span>{action === 'publish' ? willPublish(at) : willUnpublish(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
