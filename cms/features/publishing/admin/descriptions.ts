import { instantInBali, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import {
  type Changes,
  hasNoChanges,
  isPublishingHeld,
  type Publish,
  type PublishingState,
  type ReleaseChanges,
  type ReleaseSummary,
} from '@nusa/shared/publishing'
import type { PublishingTexts } from './texts/index.ts'

const stepOrder = ['Content', 'Code', 'Pages', 'Publish']

/** Returns a description such as 'Release 12, since 22 November 2026, 12:05, published by Putu'. */
export function describeRelease(
  { number, since, by, changed_by, copy_of }: ReleaseSummary,
  texts: PublishingTexts,
): string {
  const publisherText = by.length > 0 ? texts.publishedBy(by) : texts.publishedAfter(changed_by)
  const originText = copy_of === null ? publisherText : texts.rolledBackBy(copy_of, by)
  return `${texts.releaseSince(number, new Date(since))}, ${originText}`
}

/** Returns why the pages of two releases differ, or null if no page differs or changed entries are the cause. */
export function describeCause(
  { content, counts, code_changed }: Pick<ReleaseChanges, 'content' | 'counts' | 'code_changed'>,
  texts: PublishingTexts,
): string | null {
  if (counts.changed + counts.gone === 0) return null
  if (code_changed) return texts.codeChanged
  return content.kind === 'known' && content.total === 0 ? texts.pagesRebuilt : null
}

export function isSameSite({ content, pages, counts }: Pick<ReleaseChanges, 'content' | 'pages' | 'counts'>): boolean {
  const hasChangedEntries = content.kind === 'known' && content.total > 0
  return pages !== null && counts.changed + counts.gone === 0 && !hasChangedEntries
}

/**
 * Returns the current step and the estimated time left.
 *
 * @param usualDurationMs duration of the last publish in milliseconds
 */
export function describeProgress(
  running: Publish,
  usualDurationMs: number | null,
  now: Date,
  texts: PublishingTexts,
): string {
  const step = running.step ?? 'Content'
  const stepText = running.back_to === null ? texts.stepOfTotal(stepOrder.indexOf(step) + 1, stepOrder.length) : ''
  const elapsedMs = running.started_at === null ? 0 : now.getTime() - Date.parse(running.started_at)
  const remainingSeconds = usualDurationMs === null ? null : Math.ceil((usualDurationMs - elapsedMs) / 1000)
  if (remainingSeconds === null) return `${texts.stepNames[step]}${stepText}`
  const timeText = remainingSeconds > 0 ? texts.secondsLeft(remainingSeconds) : texts.almostDone
  return `${texts.stepNames[step]}${stepText}${timeText}`
}

/** Returns a sentence about the changes since the last publish, or an empty string while they are unknown. */
export function describeChanges(changes: Changes | null, texts: PublishingTexts): string {
  if (changes?.kind === 'failed') return texts.changesUnknown(changes.message)
  if (changes?.kind !== 'known') return ''
  return changes.total === 0 ? texts.nothingChanged : texts.entriesChanged(changes.total)
}

/** Returns a sentence about when changes go live, with the time of the next publish if changes are pending. */
export function describeSchedule(
  {
    schedule: { quiet_seconds, quiet_until, set_by },
    ended,
    is_opening,
  }: Pick<PublishingState, 'schedule' | 'ended' | 'is_opening'>,
  changes: Changes | null,
  texts: PublishingTexts,
): string {
  if (quiet_seconds === null) return texts.liveOnlyManually(set_by)
  if (is_opening) return texts.liveWhenOpen
  if (isPublishingHeld(ended)) return texts.liveAgainAfterQuietPeriod(quiet_seconds, set_by)
  const showsTime = quiet_until !== null && changes !== null && !hasNoChanges(changes)
  return (
    texts.liveAfterQuietPeriod(quiet_seconds, set_by) + (showsTime ? texts.nextPublishTime(new Date(quiet_until)) : '')
  )
}

/**
 * Returns the problem that the CMS reports, a sentence that the last publishes have failed, or null if no problem is
 * known.
 */
export function describeProblem(
  { ended, schedule }: Pick<PublishingState, 'ended' | 'schedule'>,
  problem: string | null,
  texts: PublishingTexts,
): string | null {
  if (problem !== null) return problem
  // The newest publish is first.
  const results = ended.filter(({ outcome, back_to }) => outcome?.kind !== 'held' && back_to === null)
  const newestSuccessIndex = results.findIndex(({ outcome }) => outcome?.kind !== 'failed' || outcome.is_opening)
  const failuresSinceSuccess = newestSuccessIndex < 0 ? results : results.slice(0, newestSuccessIndex)
  const oldestFailure = failuresSinceSuccess.at(-1)
  if (!oldestFailure?.ended_at || schedule.quiet_seconds === null) return null
  return texts.publishFails(new Date(oldestFailure.ended_at))
}

/** Converts '2026-12-01T08:30' from Bali time to ISO 8601 in UTC. Returns null if the value is invalid. */
export function parseBaliDateTime(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  const date: LocalDate | null = parseLocalDate(day)
  return date !== null && /^\d\d:\d\d/.test(time) ? instantInBali(date, time.slice(0, 5)).toISOString() : null
}

/** Returns the last publish that succeeded or failed. Skips publishes that were held back or found no changes. */
export function findLastPublish({ ended }: Pick<PublishingState, 'ended'>): Publish | null {
  return ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'failed') ?? null
}
