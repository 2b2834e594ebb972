import type { LocalDate } from '@nusa/shared/dates'
import { useState } from 'react'
import { Calendar, type DayNote } from './Calendar.tsx'
import { type DateRange, pickDay } from './range.ts'

interface Props {
  value: DateRange
  today: LocalDate
  /** The minimum number of days from the first to the last day: 1 for a stay of at least one night. */
  minDays: number
  /** `rangeStart` is the first day while the last day is being chosen, otherwise null. */
  disabledReason: (date: LocalDate, rangeStart: LocalDate | null) => string | null
  /** Returns why a range cannot end on a day, which then starts a new range; null if the range can end there. */
  restartReason?: (date: LocalDate, rangeStart: LocalDate) => string | null
  dayNote?: (date: LocalDate, rangeStart: LocalDate | null) => DayNote | null
  onValue: (range: DateRange) => void
  summary: string
  hasInitialFocus?: boolean
}

export function RangeCalendar(props: Props) {
  const { value, today, minDays, disabledReason, restartReason, dayNote, onValue, summary, hasInitialFocus } = props
  const rangeStart = value.to === null ? value.from : null
  /** The first day that was chosen before the last click; null if the range was complete then. */
  const [previousStart, setPreviousStart] = useState<LocalDate | null>(null)
  const isRestarted = rangeStart !== null && previousStart !== null && rangeStart > previousStart
  const restartMessage = isRestarted ? restartReason?.(rangeStart, previousStart) : null
  return (
    <div>
      <Calendar
        value={value.from}
        rangeEnd={value.to}
        today={today}
        disabledReason={(day) => disabledReason(day, rangeStart)}
        dayNote={(day) => dayNote?.(day, rangeStart) ?? null}
        onPick={(day) => {
          setPreviousStart(rangeStart)
          onValue(pickDay(value, day, minDays, (end, start) => !restartReason?.(end, start)))
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
