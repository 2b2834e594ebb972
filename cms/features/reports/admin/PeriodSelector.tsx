import { addMonths, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import type { Language } from '../../../core/i18n/language.ts'
import { monthText } from '../../../core/i18n/times.ts'
import { officePaths } from '../../office/paths.ts'
import type { FigureTexts } from '../figure-texts.ts'
import { monthsSince, type Period } from '../report-range.ts'

interface Props {
  period: Period
  today: LocalDate
  /** Null if nothing has been sold yet. */
  firstSale: LocalDate | null
  adminRoute: string
  language: Language
  texts: FigureTexts
}

/** Lets the user select a month, or a first and a last day. */
export function PeriodSelector({ period, today, firstSale, adminRoute, language, texts }: Props) {
  const pageUrl = formatAdminURL({ adminRoute, path: officePaths.figures })
  const chosenMonth = period.kind === 'month' ? period.month : ''
  const months = monthsSince(firstSale, today)
  const isUnlistedMonth = chosenMonth !== '' && !months.includes(chosenMonth)
  const options = isUnlistedMonth ? [chosenMonth, ...months] : months
  const shiftMonth = (monthOffset: number) => addMonths(firstDayOf(chosenMonth) ?? today, monthOffset).slice(0, 7)
  const previousMonth = shiftMonth(-1)
  const nextMonth = shiftMonth(1)
  const hasPreviousMonth = firstSale !== null && previousMonth >= firstSale.slice(0, 7)
  return (
    <div className="nusa-office__bar">
      <form method="get" action={pageUrl}>
        <label htmlFor="nusa-month">{texts.month}</label>
        <select id="nusa-month" name="month" defaultValue={chosenMonth} key={chosenMonth}>
          <option value="">{texts.lastThirtyDays}</option>
          {options.map((month) => (
            <option value={month} key={month}>
              {monthText(firstDayOf(month) ?? today, language)}
            </option>
          ))}
        </select>
        <button type="submit">{texts.show}</button>
      </form>
      <form method="get" action={pageUrl}>
        <div>
          <label htmlFor="nusa-from">{texts.from}</label>
          <input id="nusa-from" type="date" name="from" required defaultValue={readBound(period, 'from')} />
        </div>
        <div>
          <label htmlFor="nusa-to">{texts.to}</label>
          <input id="nusa-to" type="date" name="to" required defaultValue={readBound(period, 'to')} />
        </div>
        <button type="submit">{texts.show}</button>
      </form>
      <nav aria-label={texts.period}>
        {hasPreviousMonth && <a href={`${pageUrl}?month=${previousMonth}`}>{texts.previousMonth}</a>}
        {chosenMonth !== '' && <a href={`${pageUrl}?month=${nextMonth}`}>{texts.nextMonth}</a>}
      </nav>
    </div>
  )
}

const firstDayOf = (month: string): LocalDate | null => parseLocalDate(`${month}-01`)

function readBound(period: Period, bound: 'from' | 'to'): string | undefined {
  const hasBounds = period.kind === 'days' || period.kind === 'invalid'
  return hasBounds ? (period[bound] ?? undefined) : undefined
}
