import { formatInstant, instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Changes, Publish, PublishingState, PublishStep, ReleaseSummary, Schedule } from '@nusa/shared/publishing'

const steps: Record<PublishStep, string> = {
  Content: 'Fetching what has changed',
  Code: 'Looking at the code',
  Pages: 'Making the pages',
  Publish: 'Putting them in place',
}

const order = Object.keys(steps)

/** 'Release 12, since 22 November 2026, 12:05, published by Putu'. */
export function releaseWords({ number, since, by, copy_of }: ReleaseSummary): string {
  const how = copy_of === null ? 'published' : `taken back to release ${copy_of}`
  const who = by.length > 0 ? ` by ${by.join(' and ')}` : copy_of === null ? ' after a change' : ''
  return `Release ${number}, since ${formatInstant(new Date(since))}, ${how}${who}`
}

/** What is being done, and how long it will take by how long it took before. */
export function progressWords(running: Publish, usual: number | null, now: Date): string {
  const step = running.step ?? 'Content'
  const place = running.back_to === null ? ` (step ${order.indexOf(step) + 1} of ${order.length})` : ''
  const passed = running.started_at === null ? 0 : now.getTime() - Date.parse(running.started_at)
  const left = usual === null ? null : Math.ceil((usual - passed) / 1000)
  const time = left === null ? '' : left > 0 ? `, about ${left} s left` : ', nearly there'
  return `${steps[step]}${place}${time}`
}

/** How many changes wait; empty while that is not known. */
export function changesWords(changes: Changes | null): string {
  if (changes?.kind === 'failed') return `What has changed can’t be told: ${changes.message}`
  if (changes?.kind !== 'known') return ''
  if (changes.total === 0) return 'Nothing has changed since.'
  return `${count(changes.total, 'entry is', 'entries are')} new, changed or gone since.`
}

/** When changes go live. */
export function scheduleWords({ quiet_seconds, quiet_until, set_by }: Schedule): string {
  const who = set_by.length > 0 ? ` (${set_by.join(' and ')})` : ''
  if (quiet_seconds === null) return `Changes go live only when somebody publishes${who}.`
  const next =
    quiet_until === null ? '' : ` The next time, if nothing more changes: ${formatInstant(new Date(quiet_until))}.`
  return `Changes go live ${quiet_seconds} seconds after the last one${who}.${next}`
}

/** The instant of what a field for date and time holds, '2026-12-01T08:30', by Bali's clock; null where it holds none. */
export function instantOf(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  const date: LocalDate | null = parseLocalDate(day)
  return date !== null && /^\d\d:\d\d/.test(time) ? instantInBali(date, time.slice(0, 5)).toISOString() : null
}

/** '1 page', '1,200 pages'. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}

/** The newest publish that says anything: one that was held back, or found nothing new, hides none. */
export function lastTold({ ended }: Pick<PublishingState, 'ended'>): Publish | null {
  return ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'failed') ?? null
}
