import type { LocalDate } from '@nusa/shared/dates'
import { useState } from 'react'
import { Calendar, type DayNote } from './Calendar.tsx'
import { type DateRange, withPicked } from './range.ts'

interface Props {
  value: DateRange
  today: LocalDate
  /** The least number of days from the first to the last: 1 where nights are counted. */
  shortest: number
  /** Why a day can't be chosen, in words. While a range is being ended, `from` is its first day. */
  whyDisabled: (date: LocalDate, from: LocalDate | null) => string | null
  /** Why a range that begins with `from` can't end on a day, in a sentence, or null: such a day begins another range. */
  whyAnew?: (date: LocalDate, from: LocalDate) => string | null
  noteOf?: (date: LocalDate, from: LocalDate | null) => DayNote | null
  onValue: (range: DateRange) => void
  /** What is chosen, in words. */
  summary: string
  takesFocus?: boolean
}

/** A calendar in which the first and the last of several days are picked. */
export function RangeCalendar(props: Props) {
  const { value, today, shortest, whyDisabled, whyAnew, noteOf, onValue, summary, takesFocus } = props
  const from = value.to === null ? value.from : null
  /** Where the range began that the last pick could not end. */
  const [given, setGiven] = useState<LocalDate | null>(null)
  const why = from && given && from > given ? whyAnew?.(from, given) : null
  return (
    <div>
      <Calendar
        value={value.from}
        last={value.to}
        today={today}
        whyDisabled={(day) => whyDisabled(day, from)}
        noteOf={(day) => noteOf?.(day, from) ?? null}
        onPick={(day) => {
          setGiven(from)
          onValue(withPicked(value, day, shortest, (day, from) => !whyAnew?.(day, from)))
        }}
        takesFocus={takesFocus}
      />
      <p role="status" className="mt-2 font-medium text-sm">
        {why && <span className="block text-terracotta">{why}</span>}
        {summary}
      </p>
    </div>
  )
}
