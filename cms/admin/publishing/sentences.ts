import { instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import {
  type Changes,
  isHeldBack,
  isNothingChanged,
  type Publish,
  type PublishingState,
  type ReleaseChanges,
  type ReleaseSummary,
} from '@nusa/shared/publishing'
import type { PublishingWords } from './words/index.ts'

const order = ['Content', 'Code', 'Pages', 'Publish']

/** 'Release 12, since 22 November 2026, 12:05, published by Putu'. */
export function releaseWords(
  { number, since, by, changed_by, copy_of }: ReleaseSummary,
  words: PublishingWords,
): string {
  const published = by.length > 0 ? words.publishedBy(by) : words.publishedAfter(changed_by)
  const how = copy_of === null ? published : words.takenBackBy(copy_of, by)
  return `${words.release(number, new Date(since))}, ${how}`
}

/** Returns why the pages of two releases differ where their entries do not explain it; null if the entries do, or no page differs. */
export function causeWords(
  { content, counts, code_changed }: Pick<ReleaseChanges, 'content' | 'counts' | 'code_changed'>,
  words: PublishingWords,
): string | null {
  if (counts.changed + counts.gone === 0) return null
  if (code_changed) return words.codeChanged
  return content.kind === 'known' && content.total === 0 ? words.rebuilt : null
}

/** What is being done, and how long it will take by how long it took before. */
export function progressWords(running: Publish, usual: number | null, now: Date, words: PublishingWords): string {
  const step = running.step ?? 'Content'
  const place = running.back_to === null ? words.step(order.indexOf(step) + 1, order.length) : ''
  const passed = running.started_at === null ? 0 : now.getTime() - Date.parse(running.started_at)
  const left = usual === null ? null : Math.ceil((usual - passed) / 1000)
  const time = left === null ? '' : left > 0 ? words.secondsLeft(left) : words.nearlyThere
  return `${words.steps[step]}${place}${time}`
}

/** How many changes wait; empty while that is not known. */
export function changesWords(changes: Changes | null, words: PublishingWords): string {
  if (changes?.kind === 'failed') return words.changesUnknown(changes.message)
  if (changes?.kind !== 'known') return ''
  return changes.total === 0 ? words.nothingChanged : words.entriesChanged(changes.total)
}

/**
 * When changes go live; while they are held back, when they will again. A time is promised only where something is known to have
 * changed: what was changed may be live or changed back by now.
 */
export function scheduleWords(
  { schedule: { quiet_seconds, quiet_until, set_by }, ended }: Pick<PublishingState, 'schedule' | 'ended'>,
  changes: Changes | null,
  words: PublishingWords,
): string {
  if (quiet_seconds === null) return words.onlyByHand(set_by)
  if (isHeldBack(ended)) return words.afterQuietAgain(quiet_seconds, set_by)
  const isPromised = quiet_until !== null && changes !== null && !isNothingChanged(changes)
  return words.afterQuiet(quiet_seconds, set_by) + (isPromised ? words.nextTime(new Date(quiet_until)) : '')
}

/** The instant of what a field for date and time holds, '2026-12-01T08:30', by Bali's clock; null where it holds none. */
export function instantOf(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  const date: LocalDate | null = parseLocalDate(day)
  return date !== null && /^\d\d:\d\d/.test(time) ? instantInBali(date, time.slice(0, 5)).toISOString() : null
}

/** The newest publish that says anything: one that was held back, or found nothing new, hides none. */
export function lastTold({ ended }: Pick<PublishingState, 'ended'>): Publish | null {
  return ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'failed') ?? null
}
