import type { LocalDate } from '@nusa/shared/dates'
import { useState } from 'react'
import { Calendar, type DayNote } from './Calendar.tsx'
import { type DateRange, pickDay } from './range.ts'

interface Props {
  value: DateRange
  today: LocalDate
  /** The minimum number of days from the first to the last day: 1 for a stay of at least one night. */
  minDays: number
  /** `from` is the first day while the last day is being chosen, otherwise null. */
  disabledReason: (date: LocalDate, from: LocalDate | null) => string | null
  /** Returns why a range from `from` cannot end on a day, so that the day starts a new range; null if it can. */
  restartReason?: (date: LocalDate, from: LocalDate) => string | null
  dayNote?: (date: LocalDate, from: LocalDate | null) => DayNote | null
  onValue: (range: DateRange) => void
  summary: string
  hasInitialFocus?: boolean
}

export function RangeCalendar(props: Props) {
  const { value, today, minDays, disabledReason, restartReason, dayNote, onValue, summary, hasInitialFocus } = props
  const from = value.to === null ? value.from : null
  /** The first day of the range that was unfinished before the latest choice, or null. */
  const [previousStart, setPreviousStart] = useState<LocalDate | null>(null)
  const restartMessage = from && previousStart && from > previousStart ? restartReason?.(from, previousStart) : null
  return (
    <div>
      <Calendar
        value={value.from}
        rangeEnd={value.to}
        today={today}
        disabledReason={(day) => disabledReason(day, from)}
        dayNote={(day) => dayNote?.(day, from) ?? null}
        onPick={(day) => {
          setPreviousStart(from)
          onValue(pickDay(value, day, minDays, (day, from) => !restartReason?.(day, from)))
        }}
        hasInitialFocus={hasInitialFocus}
      />
      <p role="status" className="mt-2 font-medium text-sm">
        {restartMessage && <span className="block text-terracotta">{restartMessage}</span>}
        {summary}
      </p>
    </div>
  )
}
