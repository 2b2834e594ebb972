import type { LocalDate } from '@nusa/shared/dates'
import { useState } from 'react'
import { Calendar, type DayNote } from './Calendar.tsx'
import { type DateRange, withPicked } from './range.ts'

interface Props {
  value: DateRange
  today: LocalDate
  /** Minimum number of days from the first to the last: 1 if nights are counted. */
  shortest: number
  /** Returns why a day cannot be chosen, or null. `from` is the first day while the last one is being chosen. */
  whyDisabled: (date: LocalDate, from: LocalDate | null) => string | null
  /** Returns why a range from `from` cannot end on a day, so that the day starts a new range; otherwise null. */
  whyAnew?: (date: LocalDate, from: LocalDate) => string | null
  noteOf?: (date: LocalDate, from: LocalDate | null) => DayNote | null
  onValue: (range: DateRange) => void
  /** The chosen range as text. */
  summary: string
  takesFocus?: boolean
}

/** A calendar for choosing the first and the last day of a range. */
export function RangeCalendar(props: Props) {
  const { value, today, shortest, whyDisabled, whyAnew, noteOf, onValue, summary, takesFocus } = props
  const from = value.to === null ? value.from : null
  /** The first day of the previous range if the latest choice could not end it. */
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
