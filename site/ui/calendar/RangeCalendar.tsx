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
  /** Whether a range that begins with `from` can end on a day; one that it can't end on begins another range. */
  canEnd?: (date: LocalDate, from: LocalDate) => boolean
  noteOf?: (date: LocalDate, from: LocalDate | null) => DayNote | null
  onValue: (range: DateRange) => void
  /** What is chosen, in words. */
  summary: string
  takesFocus?: boolean
}

/** A calendar in which the first and the last of several days are picked. */
export function RangeCalendar(props: Props) {
  const { value, today, shortest, whyDisabled, canEnd, noteOf, onValue, summary, takesFocus } = props
  const from = value.to === null ? value.from : null
  return (
    <div>
      <Calendar
        value={value.from}
        last={value.to}
        today={today}
        whyDisabled={(day) => whyDisabled(day, from)}
        noteOf={(day) => noteOf?.(day, from) ?? null}
        onPick={(day) => onValue(withPicked(value, day, shortest, canEnd))}
        takesFocus={takesFocus}
      />
      <p role="status" className="mt-2 font-medium text-sm">
        {summary}
      </p>
    </div>
  )
}
