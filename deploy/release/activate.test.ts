import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPreviousRelease, findPublishingHold, pruneReleases } from './activate.ts'
import { type Home, openHome } from './home.ts'

let home: Home

beforeEach(() => {
  home = openHome(mkdtempSync(path.join(tmpdir(), 'nusa-releases-')))
})
afterEach(() => rmSync(home.dir, { recursive: true, force: true }))

const built = '2026-11-28T00:00:00.000Z'

/** Adds a release that was live on this day of the month, or never. */
async function add(id: string, day?: number): Promise<void> {
  mkdirSync(home.folder(id), { recursive: true })
  const activated = day === undefined ? {} : { activated: `2026-11-${day}T00:00:00.000Z` }
  await home.write({ id, commit: 'abc', built, ...activated })
}

test('the last three live releases are retained, and also builds that are newer than the live release', async () => {
  for (const [index, id] of ['10', '20', '30', '40'].entries()) await add(id, 10 + index)
  for (const id of ['15', '50']) await add(id)
  mkdirSync(home.folder('60'))
  await home.makeCurrent('40')
  expect(await pruneReleases(home)).toEqual(['60', '15', '10'])
  expect(home.ids()).toEqual(['50', '40', '30', '20'])
})

test('a release that was live again after a rollback is retained', async () => {
  await add('10', 14)
  for (const [index, id] of ['20', '30', '40'].entries()) await add(id, 11 + index)
  await home.makeCurrent('10')
  await pruneReleases(home)
  expect(home.ids()).toEqual(['40', '30', '10'])
})

test('each rollback returns to an earlier release, and skips releases that were never live', async () => {
  await add('10', 10)
  await add('20')
  await add('30', 12)
  expect(findPreviousRelease(home)).toBeNull()
  await home.makeCurrent('30')
  expect(findPreviousRelease(home)?.id).toBe('10')
  await home.makeCurrent('10')
  expect(findPreviousRelease(home)).toBeNull()
})

test('an unfinished build is not listed as a release', async () => {
  mkdirSync(home.folder('10'), { recursive: true })
  expect([home.list(), home.read('10')]).toEqual([[], null])
})

test('publishing is on hold while editors publish by hand only, and after they went back to earlier pages', () => {
  expect(findPublishingHold(home)).toBeNull()
  mkdirSync(home.pagesDir)
  const schedule = path.join(home.pagesDir, 'schedule.json')
  writeFileSync(schedule, JSON.stringify({ quiet_seconds: 2 }))
  expect(findPublishingHold(home)).toBeNull()
  writeFileSync(schedule, JSON.stringify({ quiet_seconds: null }))
  expect(findPublishingHold(home)).toBe('Editors publish by hand only.')
  const pages = { changed: [], changed_count: 0, gone: [], gone_count: 0 }
  const publish = {
    id: 1,
    back_to: 3,
    by: ['Putu'],
    changed_by: [],
    asked_at: built,
    started_at: built,
    ended_at: built,
    step: null,
    steps: [],
    outcome: { kind: 'published', release: 4, ...pages, dead_links: [] },
  }
  writeFileSync(path.join(home.pagesDir, 'publishes.json'), JSON.stringify([publish]))
  expect(findPublishingHold(home)).toBe('Editors went back to earlier pages and have not published since.')
})
