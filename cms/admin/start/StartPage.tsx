import { todayInBali } from '@nusa/shared/dates'
import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { languageOf, type Reader } from '../../i18n/language.ts'
import { startWords } from '../../start/words/index.ts'
import { isOffice } from '../office/is-office.ts'
import { OfficeStart } from '../office/OfficeStart.tsx'
import { SitePublishing } from '../publishing/SitePublishing.tsx'
import { MissedTimes } from '../scheduling/MissedTimes.tsx'
import { Attention } from './Attention.tsx'
import { BookingsSoon } from './BookingsSoon.tsx'
import { MoneyToday } from './MoneyToday.tsx'
import { OwnDrafts } from './OwnDrafts.tsx'
import { PlannedEntries } from './PlannedEntries.tsx'
import './start.css'

/**
 * The start page: what staff need today, what editors work on, and both for administrators. Payload's tiles are
 * omitted, because they only repeat the menu.
 */
export function StartPage(props: ServerProps & Reader) {
  const { user, payload, i18n } = props
  if (user?.collection !== 'users') return null
  const language = languageOf(i18n)
  const words = startWords[language]
  const today = todayInBali(new Date())
  const reader = { payload, user, language, today }
  const writes = user.role !== 'staff'
  return (
    <Gutter className="nusa-first">
      <header>
        <h1>{words.today(today)}</h1>
        <p>{words.hello(user.name)}</p>
      </header>
      {isOffice(user) && (
        <>
          <OfficeStart {...props} />
          <div className="nusa-first__pair">
            <Attention {...reader} />
            <MoneyToday {...reader} />
          </div>
          <BookingsSoon {...reader} />
        </>
      )}
      {writes && (
        <>
          <MissedTimes payload={payload} user={user} i18n={i18n} />
          <SitePublishing {...props} />
          <div className="nusa-first__pair">
            <OwnDrafts {...reader} />
            <PlannedEntries {...reader} />
          </div>
        </>
      )}
    </Gutter>
  )
}
