import { defaultSchedule, type Outcome, type Publish } from '@nusa/shared/publishing'
import { expect, it, vi } from 'vitest'
import { createDailyPublish } from './daily-publish.ts'
import { published } from './testing/publishers.ts'

/** Noon of this day in Bali. */
const noonOf = (day: string) => new Date(`${day}T04:00:00Z`)

/** Returns a daily publish after one publish on 26 November, and a mock of the reports. */
function after(
  outcome: Outcome | null,
  {
    back_to = null,
    quiet_seconds = 0,
    hasSeasons = true,
  }: { back_to?: number | null; quiet_seconds?: number | null; hasSeasons?: boolean } = {},
) {
  const publish: Publish = {
    ...{ id: 1, back_to, by: ['Putu'], changed_by: [], asked_at: '', step: null, steps: [], outcome },
    started_at: noonOf('2026-11-26').toISOString(),
    ended_at: noonOf('2026-11-26').toISOString(),
  }
  const reportChange = vi.fn(async () => null)
  const daily = createDailyPublish({
    publisher: { reportChange },
    history: { endedPublishes: () => (outcome ? [publish] : []) },
    scheduler: { state: () => ({ ...defaultSchedule, quiet_seconds }) },
    hasSeasons: async () => hasSeasons,
  })
  return { daily, reportChange }
}

it('the daily publish runs once on each following day in Bali', async () => {
  const { daily, reportChange } = after(published)
  await daily.check(noonOf('2026-11-26'))
  await daily.check(new Date('2026-11-26T15:59:59Z'))
  expect(reportChange).not.toHaveBeenCalled()
  await daily.check(new Date('2026-11-26T16:00:00Z'))
  await daily.check(noonOf('2026-11-27'))
  expect(reportChange).toHaveBeenCalledTimes(1)
  await daily.check(noonOf('2026-11-28'))
  expect(reportChange).toHaveBeenCalledTimes(2)
})

it.each([
  ['the process has just started and has no history', after(null)],
  ['no tour has seasons', after(published, { hasSeasons: false })],
  ['publishing is manual', after(published, { quiet_seconds: null })],
  ['an earlier release was restored', after(published, { back_to: 1 })],
])('the daily publish does not run if %s', async (_case, { daily, reportChange }) => {
  await daily.check(noonOf('2026-11-28'))
  expect(reportChange).not.toHaveBeenCalled()
})
