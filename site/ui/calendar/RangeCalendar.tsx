import type { LocalDate } from '@nusa/shared/dates'
import { Calendar, type DayNote } from './Calendar.tsx'
import { type DateRange, withPicked } from './range.ts'

interface Props {
  value: DateRange
  today: LocalDate
  /** The least number of days from the first to the last: 1 where nights are counted. */
  shortest: number
  /** Why a day can't be chosen, in words. While a range is being ended, `from` is its first day. */
  whyDisabled: (date: LocalDate, from: LocalDate | null) => string | null
  noteOf?: (date: LocalDate) => DayNote | null
  onValue: (range: DateRange) => void
  /** What is chosen, in words. */
  summary: string
  takesFocus?: boolean
}

/** A calendar in which the first and the last of several days are picked. */
export function RangeCalendar({ value, today, shortest, whyDisabled, noteOf, onValue, summary, takesFocus }: Props) {
  const from = value.to === null ? value.from : null
  return (
    <div>
      <Calendar
        value={value.from}
        last={value.to}
        today={today}
        whyDisabled={(day) => whyDisabled(day, from)}
        noteOf={noteOf}
        onPick={(day) => onValue(withPicked(value, day, shortest))}
        takesFocus={takesFocus}
      />
      <p role="status" className="mt-2 font-medium text-sm">
        {summary}
      </p>
    </div>
  )
}
