import { todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { readFigures, readTopTours } from '../../figures/read-figures.ts'
import { lastDays, lastMonths } from '../../figures/spans.ts'
import { languageOf } from '../../i18n/language.ts'
import { officeWords } from '../../office/words/index.ts'
import { admitToOffice, OfficePage } from './OfficePage.tsx'
import { officePaths } from './paths.ts'
import { SpanFigures } from './SpanFigures.tsx'

/** Sales, bookings, the conversion of invoices and the top tours, by Bali's days and months. */
export async function FiguresView(view: AdminViewServerProps) {
  admitToOffice(view, officePaths.figures)
  const { payload, i18n } = view.initPageResult.req
  const language = languageOf(i18n)
  const words = officeWords[language]
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
    <OfficePage view={view} title={words.figures}>
      <SetStepNav nav={[{ label: words.figures }]} />
      <p>{words.figuresHelp}</p>
      <SpanFigures
        title={words.lastDays}
        of={words.rowDay}
        language={language}
        figures={byDay}
        topTours={toursOfDays}
        adminRoute={adminRoute}
      />
      <SpanFigures
        title={words.lastMonths}
        of={words.rowMonth}
        language={language}
        figures={byMonth}
        topTours={toursOfMonths}
        adminRoute={adminRoute}
      />
    </OfficePage>
  )
}
