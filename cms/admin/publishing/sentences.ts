import { instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import {
  type Changes,
  isNothingChanged,
  isPublishingHeld,
  type Publish,
  type PublishingState,
  type ReleaseChanges,
  type ReleaseSummary,
} from '@nusa/shared/publishing'
import type { PublishingWords } from './words/index.ts'

const order = ['Content', 'Code', 'Pages', 'Publish']

/** Returns for example 'Release 12, since 22 November 2026, 12:05, published by Putu'. */
export function releaseWords(
  { number, since, by, changed_by, copy_of }: ReleaseSummary,
  words: PublishingWords,
): string {
  const published = by.length > 0 ? words.publishedBy(by) : words.publishedAfter(changed_by)
  const how = copy_of === null ? published : words.takenBackBy(copy_of, by)
  return `${words.release(number, new Date(since))}, ${how}`
}

/** Returns why the pages of two releases differ, or null if changed entries explain it or no page differs. */
export function causeWords(
  { content, counts, code_changed }: Pick<ReleaseChanges, 'content' | 'counts' | 'code_changed'>,
  words: PublishingWords,
): string | null {
  if (counts.changed + counts.gone === 0) return null
  if (code_changed) return words.codeChanged
  return content.kind === 'known' && content.total === 0 ? words.rebuilt : null
}

/**
 * Returns the current step, and the estimated time left.
 * @param usual duration of the last publish in milliseconds
 */
export function progressWords(running: Publish, usual: number | null, now: Date, words: PublishingWords): string {
  const step = running.step ?? 'Content'
  const place = running.back_to === null ? words.step(order.indexOf(step) + 1, order.length) : ''
  const passed = running.started_at === null ? 0 : now.getTime() - Date.parse(running.started_at)
  const left = usual === null ? null : Math.ceil((usual - passed) / 1000)
  const time = left === null ? '' : left > 0 ? words.secondsLeft(left) : words.nearlyThere
  return `${words.steps[step]}${place}${time}`
}

/** Returns the number of pending changes as text; empty while it is unknown. */
export function changesWords(changes: Changes | null, words: PublishingWords): string {
  if (changes?.kind === 'failed') return words.changesUnknown(changes.message)
  if (changes?.kind !== 'known') return ''
  return changes.total === 0 ? words.nothingChanged : words.entriesChanged(changes.total)
}

/**
 * Returns when changes go live automatically or, after a rollback, when they will again. A time is given only if
 * changes are known, because they may already be live or reverted.
 */
export function scheduleWords(
  { schedule: { quiet_seconds, quiet_until, set_by }, ended }: Pick<PublishingState, 'schedule' | 'ended'>,
  changes: Changes | null,
  words: PublishingWords,
): string {
  if (quiet_seconds === null) return words.onlyByHand(set_by)
  if (isPublishingHeld(ended)) return words.afterQuietAgain(quiet_seconds, set_by)
  const isPromised = quiet_until !== null && changes !== null && !isNothingChanged(changes)
  return words.afterQuiet(quiet_seconds, set_by) + (isPromised ? words.nextTime(new Date(quiet_until)) : '')
}

/**
 * Converts the value of a date and time input, '2026-12-01T08:30', from Bali time to ISO 8601. Returns null if it is
 * invalid.
 */
export function instantOf(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  const date: LocalDate | null = parseLocalDate(day)
  return date !== null && /^\d\d:\d\d/.test(time) ? instantInBali(date, time.slice(0, 5)).toISOString() : null
}

/** Returns the newest publish with a result, ignoring those that were held back or found no changes. */
export function lastTold({ ended }: Pick<PublishingState, 'ended'>): Publish | null {
  return ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'failed') ?? null
}
