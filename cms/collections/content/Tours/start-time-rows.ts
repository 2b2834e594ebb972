import { formatStartTime } from '@nusa/shared/booking'
import type { StartTime } from '@nusa/shared/catalog'
import {
  addDays,
  compareDates,
  daysBetween,
  parseLocalDate,
  type TimeZone,
  timeSchema,
  type Weekday,
  weekdayName,
  weekdays,
} from '@nusa/shared/dates'

type Row = Readonly<Record<string, unknown>>

/** A start time in the form. Its `time` is null if the input is empty or invalid. */
export type StartTimeRow = Omit<StartTime, 'time'> & { time: string | null }

export function readStartTime(row: Row): StartTimeRow {
  const time = timeSchema.safeParse(row.time)
  return {
    id: typeof row.id === 'string' ? row.id : '',
    time: time.success ? time.data : null,
    label: typeof row.label === 'string' ? row.label : '',
    weekdays: readTexts(row.weekdays).filter(isWeekday),
    valid_from: parseLocalDate(row.valid_from),
    valid_to: parseLocalDate(row.valid_to),
    capacity: typeof row.capacity === 'number' ? row.capacity : null,
    package_ids: readTexts(row.package_ids),
  }
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

const isWeekday = (text: string): text is Weekday => weekdays.some((weekday) => weekday === text)

export function readStartTimes(rows: unknown): StartTime[] {
  if (!Array.isArray(rows)) return []
  return rows
    .map((row: unknown) => readStartTime(typeof row === 'object' && row !== null ? (row as Row) : {}))
    .flatMap(({ time, ...row }) => (time === null ? [] : [{ ...row, time }]))
}

/**
 * Returns an error if another row has the same time on a day of the row at `index`, or null. Travellers could not tell
 * these departures apart.
 */
export function findStartTimeOverlapError(rows: readonly StartTimeRow[], index: number): string | null {
  const row = rows[index]
  if (!row || row.time === null) return null
  const otherIndex = rows.findIndex(
    (otherRow, position) => position !== index && otherRow.time === row.time && runOnSameDay(otherRow, row),
  )
  const otherRow = rows[otherIndex]
  if (!otherRow) return null
  const otherName = [otherRow.time, otherRow.label].filter(Boolean).join(', ')
  return `Start time ${otherIndex + 1} (${otherName}) has the same time on the same days. Please change the time, the days of the week or the dates.`
}

function runOnSameDay(startTime: StartTimeRow, otherStartTime: StartTimeRow): boolean {
  const startTimes = [startTime, otherStartTime]
  const firstCommonDay = startTimes
    .flatMap(({ valid_from }) => valid_from ?? [])
    .sort(compareDates)
    .at(-1)
  const [lastCommonDay] = startTimes.flatMap(({ valid_to }) => valid_to ?? []).sort(compareDates)
  const runOnWeekday = (weekday: Weekday) =>
    startTimes.every((row) => row.weekdays.length === 0 || row.weekdays.includes(weekday))
  if (!firstCommonDay || !lastCommonDay) return weekdays.some(runOnWeekday)
  const commonDayCount = daysBetween(firstCommonDay, lastCommonDay) + 1
  // A week has every weekday. The count is negative if the periods have no common day.
  const checkedDayCount = Math.min(Math.max(commonDayCount, 0), weekdays.length)
  const commonDays = Array.from({ length: checkedDayCount }, (_, index) => addDays(firstCommonDay, index))
  return commonDays.some((day) => runOnWeekday(weekdayName(day)))
}

/** Returns '01:00, Sunrise' or '03:30 WIB'. */
export function startTimeName({ time, label }: { time: string; label?: string | null }, zone: TimeZone): string {
  return formatStartTime({ start_time: time, start_label: label ?? '', time_zone: zone })
}
