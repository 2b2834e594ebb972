import { addMonths, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { formatAdminURL } from 'payload/shared'
import { monthsSince, type Period } from '../../figures/spans.ts'
import type { FigureWords } from '../../figures/words/index.ts'
import type { Language } from '../../i18n/language.ts'
import { monthText } from '../../i18n/times.ts'
import { officePaths } from './paths.ts'

interface Props {
  period: Period
  today: LocalDate
  /** The day of the first sale; null without sales. */
  firstSale: LocalDate | null
  adminRoute: string
  language: Language
  words: FigureWords
}

/** Selects the period: a month by its name, the previous or next one, or a first and a last day. */
export function PeriodChoice({ period, today, firstSale, adminRoute, language, words }: Props) {
  const here = formatAdminURL({ adminRoute, path: officePaths.figures })
  const chosen = period.kind === 'month' ? period.month : ''
  const months = monthsSince(firstSale, today)
  const known = chosen === '' || months.includes(chosen) ? months : [chosen, ...months]
  const nearby = (by: number) => addMonths(firstOf(chosen) ?? today, by).slice(0, 7)
  const [before, after] = [nearby(-1), nearby(1)]
  const isFirst = firstSale === null || before < firstSale.slice(0, 7)
  return (
    <div className="nusa-office__bar">
      <form method="get" action={here}>
        <label htmlFor="nusa-month">{words.month}</label>
        <select id="nusa-month" name="month" defaultValue={chosen} key={chosen}>
          <option value="">{words.recent}</option>
          {known.map((month) => (
            <option value={month} key={month}>
              {monthText(firstOf(month) ?? today, language)}
            </option>
          ))}
        </select>
        <button type="submit">{words.show}</button>
      </form>
      <form method="get" action={here}>
        <label htmlFor="nusa-from">{words.from}</label>
        <input id="nusa-from" type="date" name="from" required defaultValue={dayIn(period, 'from')} />
        <label htmlFor="nusa-to">{words.to}</label>
        <input id="nusa-to" type="date" name="to" required defaultValue={dayIn(period, 'to')} />
        <button type="submit">{words.show}</button>
      </form>
      <nav aria-label={words.period}>
        {!isFirst && <a href={`${here}?month=${before}`}>{words.earlier}</a>}
        {chosen !== '' && <a href={`${here}?month=${after}`}>{words.later}</a>}
      </nav>
    </div>
  )
}

const firstOf = (month: string): LocalDate | null => parseLocalDate(`${month}-01`)

const dayIn = (period: Period, end: 'from' | 'to'): string | undefined =>
  period.kind === 'days' ? period[end] : undefined
