import { formatInstant } from '@nusa/shared/dates'
import type { Publish, PublishingState, PublishStep, ReleaseSummary } from '@nusa/shared/publishing'

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

/** The newest publish that says anything: one that was held back, or found nothing new, hides none. */
export function lastTold({ ended }: Pick<PublishingState, 'ended'>): Publish | null {
  return ended.find(({ outcome }) => outcome?.kind === 'published' || outcome?.kind === 'failed') ?? null
}
