import { todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { readFigures, readTopTours } from '../../figures/read-figures.ts'
import { lastDays, lastMonths } from '../../figures/spans.ts'
import { admitToOffice, OfficePage } from './OfficePage.tsx'
import { officePaths } from './paths.ts'
import { SpanFigures } from './SpanFigures.tsx'

/** Sales, bookings, the conversion of invoices and the top tours, by Bali's days and months. */
export async function FiguresView(view: AdminViewServerProps) {
  admitToOffice(view, officePaths.figures)
  const { payload } = view.initPageResult.req
  const adminRoute = payload.config.routes.admin
  const today = todayInBali(new Date())
  const days = lastDays(today)
  const months = lastMonths(today)
  const [byDay, toursOfDays, byMonth, toursOfMonths] = await Promise.all([
    readFigures(payload, days),
    readTopTours(payload, days),
    readFigures(payload, months),
    readTopTours(payload, months),
  ])
  return (
    <OfficePage view={view} title="Figures">
      <SetStepNav nav={[{ label: 'Figures' }]} />
      <p>
        Sales are what was paid minus what was given back, tax included. A booking and an invoice count on the day they
        were made, in Bali’s time.
      </p>
      <SpanFigures title="The last 30 days" of="Day" figures={byDay} topTours={toursOfDays} adminRoute={adminRoute} />
      <SpanFigures
        title="The last 12 months"
        of="Month"
        figures={byMonth}
        topTours={toursOfMonths}
        adminRoute={adminRoute}
      />
    </OfficePage>
  )
}
