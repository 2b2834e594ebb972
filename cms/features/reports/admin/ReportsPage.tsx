import { type LocalDate, parseLocalDate, todayInBali } from '@nusa/shared/dates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { type Language, languageOf } from '../../../core/i18n/language.ts'
import { dayText, monthText } from '../../../core/i18n/times.ts'
import { OfficePage, requirePermission } from '../../office/admin/OfficePage.tsx'
import { officePaths } from '../../office/paths.ts'
import { figureTexts } from '../figure-texts.ts'
import { readFigures, readFirstSale } from '../read-figures.ts'
import { readTopProducts } from '../read-top-products.ts'
import { lastThirtyDays, lastTwelveMonths, type Period, parsePeriod } from '../report-range.ts'
import { PeriodFigures } from './PeriodFigures.tsx'
import { PeriodSelector } from './PeriodSelector.tsx'

/**
 * Shows the figures of a period and of the last twelve months. The default period is the last 30 days. Days and months
 * are in Bali time.
 */
export async function ReportsPage(view: AdminViewServerProps) {
  requirePermission(view, officePaths.figures, 'reports:read')
  const { payload, i18n } = view.initPageResult.req
  const language = languageOf(i18n)
  const texts = officeTexts[language]
  const reportTexts = figureTexts[language]
  const adminRoute = payload.config.routes.admin
  const today = todayInBali(new Date())
  const period = parsePeriod(view.searchParams ?? {})
  const periodRange = 'range' in period ? period.range : lastThirtyDays(today)
  const yearRange = lastTwelveMonths(today)
  const [firstSale, periodFigures, periodProducts, yearFigures, yearProducts] = await Promise.all([
    readFirstSale(payload),
    readFigures(payload, periodRange),
    readTopProducts(payload, periodRange),
    readFigures(payload, yearRange),
    readTopProducts(payload, yearRange),
  ])
  return (
    <OfficePage view={view} title={texts.reports}>
      <SetStepNav nav={[{ label: texts.reports }]} />
      <PeriodSelector
        period={period}
        today={today}
        firstSale={firstSale}
        adminRoute={adminRoute}
        language={language}
        texts={reportTexts}
      />
      {period.kind === 'invalid' && (
        <p role="status">{period.isReversed ? reportTexts.reversedPeriod : reportTexts.invalidPeriod}</p>
      )}
      <p>{texts.reportsHelp}</p>
      <PeriodFigures
        title={formatPeriod(period, language) ?? texts.last30Days}
        rowHeading={periodRange.unit === 'day' ? texts.dayColumn : texts.monthColumn}
        language={language}
        figures={periodFigures}
        products={periodProducts}
        adminRoute={adminRoute}
      />
      <PeriodFigures
        title={texts.last12Months}
        rowHeading={texts.monthColumn}
        language={language}
        figures={yearFigures}
        products={yearProducts}
        adminRoute={adminRoute}
      />
    </OfficePage>
  )
}

function formatPeriod(period: Period, language: Language): string | null {
  const formatDay = (date: LocalDate) => dayText(date, language)
  if (period.kind === 'days') return figureTexts[language].dayRange(formatDay(period.from), formatDay(period.to))
  const firstDay = period.kind === 'month' && parseLocalDate(`${period.month}-01`)
  return firstDay ? monthText(firstDay, language) : null
}
