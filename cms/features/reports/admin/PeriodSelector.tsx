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

/** Selects a month, the previous or next month, or a first and a last day. */
export function PeriodSelector({ period, today, firstSale, adminRoute, language, texts }: Props) {
  const pageUrl = formatAdminURL({ adminRoute, path: officePaths.figures })
  const chosen = period.kind === 'month' ? period.month : ''
  const months = monthsSince(firstSale, today)
  const options = chosen === '' || months.includes(chosen) ? months : [chosen, ...months]
  const shiftMonth = (by: number) => addMonths(firstDayOf(chosen) ?? today, by).slice(0, 7)
  const [previous, next] = [shiftMonth(-1), shiftMonth(1)]
  const isFirst = firstSale === null || previous < firstSale.slice(0, 7)
  return (
    <div className="nusa-office__bar">
      <form method="get" action={pageUrl}>
        <label htmlFor="nusa-month">{texts.month}</label>
        <select id="nusa-month" name="month" defaultValue={chosen} key={chosen}>
          <option value="">{texts.recent}</option>
          {options.map((month) => (
            <option value={month} key={month}>
              {monthText(firstDayOf(month) ?? today, language)}
            </option>
          ))}
        </select>
        <button type="submit">{texts.show}</button>
      </form>
      <form method="get" action={pageUrl}>
        <label htmlFor="nusa-from">{texts.from}</label>
        <input id="nusa-from" type="date" name="from" required defaultValue={readBound(period, 'from')} />
        <label htmlFor="nusa-to">{texts.to}</label>
        <input id="nusa-to" type="date" name="to" required defaultValue={readBound(period, 'to')} />
        <button type="submit">{texts.show}</button>
      </form>
      <nav aria-label={texts.period}>
        {!isFirst && <a href={`${pageUrl}?month=${previous}`}>{texts.earlier}</a>}
        {chosen !== '' && <a href={`${pageUrl}?month=${next}`}>{texts.later}</a>}
      </nav>
    </div>
  )
}

const firstDayOf = (month: string): LocalDate | null => parseLocalDate(`${month}-01`)

const readBound = (period: Period, bound: 'from' | 'to'): string | undefined =>
  period.kind === 'days' || period.kind === 'invalid' ? (period[bound] ?? undefined) : undefined
