import { todayInBali } from '@nusa/shared/dates'
import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { userHasPermission } from '../../../access/permissions.ts'
import { languageOf, type Reader } from '../../../core/i18n/language.ts'
import { OfficeNavigation } from '../../office/admin/OfficeNavigation.tsx'
import { SitePublishing } from '../../publishing/admin/SitePublishing.tsx'
import { MissedSchedules } from '../../scheduling/admin/MissedSchedules.tsx'
import { startTexts } from '../texts/index.ts'
import { Attention } from './Attention.tsx'
import { BookingsSoon } from './BookingsSoon.tsx'
import { MoneyToday } from './MoneyToday.tsx'
import { OwnDrafts } from './OwnDrafts.tsx'
import { ScheduledEntries } from './ScheduledEntries.tsx'
import './start.css'

/**
 * The start page. It shows staff the tasks of the day, editors the entries that they work on, and administrators both.
 * Payload's tiles are omitted, because they only repeat the menu.
 */
export function StartPage(props: ServerProps & Reader) {
  const { user, payload, i18n } = props
  if (user?.collection !== 'users') return null
  const language = languageOf(i18n)
  const texts = startTexts[language]
  const today = todayInBali(new Date())
  const sectionProps = { payload, user, language, today }
  const editsContent = userHasPermission(user, 'content:edit')
  const handlesBookings = userHasPermission(user, 'bookings:edit')
  const readsReports = userHasPermission(user, 'reports:read')
  return (
    <Gutter className="nusa-start-page">
      <header>
        <h1>{texts.today(today)}</h1>
        <p>{texts.hello(user.name)}</p>
      </header>
      <OfficeNavigation {...props} />
      {(handlesBookings || readsReports) && (
        <div className="nusa-start-page__pair">
          {handlesBookings && <Attention {...sectionProps} />}
          {readsReports && <MoneyToday {...sectionProps} />}
        </div>
      )}
      {handlesBookings && <BookingsSoon {...sectionProps} />}
      {editsContent && (
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
