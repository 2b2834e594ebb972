import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { readFigures, readFirstSale } from '../../figures/read-figures.ts'
import { readTopProducts } from '../../figures/read-top-products.ts'
import { lastDays, lastMonths, type Period, readPeriod } from '../../figures/spans.ts'
import { figureWords } from '../../figures/words/index.ts'
import { type Language, languageOf } from '../../i18n/language.ts'
import { dayText, monthText } from '../../i18n/times.ts'
import { officeWords } from '../../office/words/index.ts'
import { admitToOffice, OfficePage } from './OfficePage.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { officePaths } from './paths.ts'
import { SpanFigures } from './SpanFigures.tsx'

/**
 * Reports the sales, money, bookings and top products of a period, by days or months in Bali; of the last 30 days by
 * default.
 */
export async function FiguresView(view: AdminViewServerProps) {
  admitToOffice(view, officePaths.figures)
  const { payload, i18n } = view.initPageResult.req
  const language = languageOf(i18n)
  const words = officeWords[language]
  const own = figureWords[language]
  const adminRoute = payload.config.routes.admin
  const today = todayInBali(new Date())
  const period = readPeriod(view.searchParams ?? {})
  const days = 'span' in period ? period.span : lastDays(today)
  const months = lastMonths(today)
  const [firstSale, byDay, productsOfDays, byMonth, productsOfMonths] = await Promise.all([
    readFirstSale(payload),
    readFigures(payload, days),
    readTopProducts(payload, days),
    readFigures(payload, months),
    readTopProducts(payload, months),
  ])
  return (
    <OfficePage view={view} title={words.figures}>
      <SetStepNav nav={[{ label: words.figures }]} />
      <PeriodChoice
        period={period}
        today={today}
        firstSale={firstSale}
        adminRoute={adminRoute}
        language={language}
        words={own}
      />
      {period.kind === 'wrong' && <p role="status">{own.noSuchPeriod}</p>}
      <p>{words.figuresHelp}</p>
      <SpanFigures
        title={titleOf(period, language) ?? words.lastDays}
        of={days.unit === 'day' ? words.rowDay : words.rowMonth}
        language={language}
        figures={byDay}
        products={productsOfDays}
        adminRoute={adminRoute}
      />
      <SpanFigures
        title={words.lastMonths}
        of={words.rowMonth}
        language={language}
        figures={byMonth}
        products={productsOfMonths}
        adminRoute={adminRoute}
      />
    </OfficePage>
  )
}

function titleOf(period: Period, language: Language): string | null {
  const day = (date: LocalDate) => dayText(date, language)
  if (period.kind === 'days') return figureWords[language].fromTo(day(period.from), day(period.to))
  const first = period.kind === 'month' && parseLocalDate(`${period.month}-01`)
  return first ? monthText(first, language) : null
}
