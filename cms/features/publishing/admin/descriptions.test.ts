import { type Changes, defaultSchedule, type Publish, type Schedule } from '@nusa/shared/publishing'
import { describe, expect, it } from 'vitest'
import {
  describeCause,
  describeChanges,
  describeProblem,
  describeProgress,
  describeRelease,
  describeSchedule,
  findLastPublish,
  isSameSite,
  parseBaliDateTime,
} from './descriptions.ts'
import { publishingTexts } from './texts/index.ts'

const { en, id } = publishingTexts

const at = '2026-11-22T04:05:00.000Z'
const publish = (changes: Partial<Publish> = {}): Publish => ({
  id: 1,
  back_to: null,
  by: [],
  changed_by: [],
  asked_at: at,
  started_at: at,
  ended_at: null,
  step: 'Pages',
  steps: [],
  outcome: null,
  ...changes,
})
const published: Publish['outcome'] = { kind: 'published', release: 3, changed: [], gone: [], dead_links: [] }
const release = { number: 12, is_live: true, since: at, by: ['Putu', 'Kadek'], changed_by: [], copy_of: null }

describe('the description of a release', () => {
  it('contains the Bali time of the release and who published it', () => {
    expect(describeRelease(release, en)).toMatch(/^Release 12, since .*12:05.*, published by Putu and Kadek$/)
  })

  it('contains who changed the content, or that the publish was automatic', () => {
    expect(describeRelease({ ...release, by: [] }, en)).toMatch(/, published automatically$/)
    const changed = { ...release, by: [], changed_by: ['Ketut', 'Wayan'] }
    expect(describeRelease(changed, en)).toMatch(/, published after a change by Ketut and Wayan$/)
    expect(describeRelease(changed, id)).toMatch(/, dipublikasikan setelah perubahan oleh Ketut dan Wayan$/)
  })

  it('contains the number of the release that a user rolled back to', () => {
    expect(describeRelease({ ...release, by: ['Putu'], copy_of: 9 }, en)).toMatch(/, rolled back to release 9 by Putu$/)
  })
})

describe('the cause of changed pages', () => {
  const counts = { changed: 136, gone: 0 }
  const unchanged = { kind: 'known' as const, release: 1, total: 0, entries: [] }

  it('is an update of the software if the code changed, even if entries changed too', () => {
    expect(describeCause({ content: unchanged, counts, code_changed: true }, en)).toBe(en.codeChanged)
    expect(describeCause({ content: { ...unchanged, total: 2 }, counts, code_changed: true }, id)).toBe(id.codeChanged)
  })

  it('is a rebuild if neither entries nor software changed', () => {
    expect(describeCause({ content: unchanged, counts, code_changed: false }, en)).toBe(en.pagesRebuilt)
  })

  it('is null if changed entries explain the changed pages, if no page differs or if the changed entries are unknown', () => {
    expect(describeCause({ content: { ...unchanged, total: 2 }, counts, code_changed: false }, en)).toBeNull()
    expect(describeCause({ content: unchanged, counts: { changed: 0, gone: 0 }, code_changed: true }, en)).toBeNull()
    expect(describeCause({ content: { kind: 'unknown' }, counts, code_changed: null }, en)).toBeNull()
  })
})

describe('isSameSite', () => {
  const content = { kind: 'known' as const, release: 3, total: 0, entries: [] }
  const pages = { changed: [], gone: [] }
  const counts = { changed: 0, gone: 0 }

  it('returns true if no page differs and no entry is known to differ', () => {
    expect(isSameSite({ content, pages, counts })).toBe(true)
    expect(isSameSite({ content: { kind: 'unknown' }, pages, counts })).toBe(true)
  })

  it('returns false if a page or an entry differs, or if the pages are unknown', () => {
    expect(isSameSite({ content, pages, counts: { changed: 0, gone: 1 } })).toBe(false)
    expect(isSameSite({ content: { ...content, total: 1 }, pages, counts })).toBe(false)
    expect(isSameSite({ content, pages: null, counts })).toBe(false)
  })
})

describe('the progress of a publish', () => {
  const after = (milliseconds: number) => new Date(Date.parse(at) + milliseconds)

  it('contains the current step, and the time left according to the duration of the last publish', () => {
    expect(describeProgress(publish(), 3000, after(800), en)).toBe('Building the pages (step 3 of 4), about 3 s left')
  })

  it('contains no time if the duration of the last publish is unknown, and never a negative time', () => {
    expect(describeProgress(publish(), null, after(0), en)).toBe('Building the pages (step 3 of 4)')
    expect(describeProgress(publish(), 1000, after(5000), en)).toBe('Building the pages (step 3 of 4), almost done')
  })
})

it('findLastPublish returns the last publish with a result, ignoring later publishes without changes', () => {
  const lastPublish = publish({ id: 2, outcome: published })
  expect(findLastPublish({ ended: [publish({ outcome: { kind: 'unchanged' } }), lastPublish] })).toBe(lastPublish)
  expect(findLastPublish({ ended: [] })).toBeNull()
})

describe('the description of pending changes', () => {
  it('contains the number of changes, or the reason why the number is unknown', () => {
    const known = { kind: 'known', release: 3, entries: [] } as const
    expect(describeChanges({ ...known, total: 0, entries: [] }, en)).toBe('No changes are waiting to be published.')
    expect(describeChanges({ ...known, total: 1, entries: [] }, en)).toBe(
      '1 entry is new, changed or removed compared with the live site.',
    )
    expect(describeChanges({ ...known, total: 1200, entries: [] }, en)).toMatch(/^1,200 entries are new/)
    expect(describeChanges({ kind: 'failed', message: 'The CMS sleeps.', faults: [] }, en)).toMatch(
      /cannot be determined: The CMS sleeps\./,
    )
    expect([describeChanges(null, en), describeChanges({ kind: 'unknown' }, en)]).toEqual(['', ''])
  })

  const nothing: Changes = { kind: 'known', release: 3, total: 0, entries: [] }
  const when = (schedule: Partial<Schedule>, changes: Changes | null = nothing, ended: Publish[] = [], words = en) =>
    describeSchedule({ schedule: { ...defaultSchedule, ...schedule }, ended, is_opening: false }, changes, words)

  it('contains when changes go live, and who changed the setting', () => {
    expect(when({})).toBe('Changes go live immediately.')
    expect(when({ quiet_seconds: null, set_by: ['Putu'] })).toBe(
      'Changes go live only when someone publishes (set by Putu).',
    )
    const changed: Changes = { ...nothing, total: 1 }
    expect(when({ quiet_until: at }, changed)).toMatch(/If nothing else changes, the next publish is on .*12:05/)
    expect(when({ quiet_until: at }, { kind: 'unknown' })).toMatch(/If nothing else changes/)
  })

  it.each([nothing, null])('contains no publishing time if the pending changes are %j', (changes) => {
    expect(when({ quiet_until: at }, changes)).toBe('Changes go live immediately.')
  })

  it('says that changes wait until the site opens', () => {
    const state = { schedule: defaultSchedule, ended: [], is_opening: true }
    expect(describeSchedule(state, nothing, en)).toBe('Changes go live when the site opens.')
  })

  it('says after a rollback that automatic publishing continues only after the next publish', () => {
    const back = [publish({ back_to: 2, outcome: published })]
    const changed: Changes = { ...nothing, total: 1 }
    expect(when({ quiet_until: at, set_by: ['Putu'] }, changed, back)).toBe(
      'After you press Publish now, changes go live again immediately (set by Putu).',
    )
    expect(when({ quiet_until: at }, changed, back, id)).toBe(
      'Setelah Anda menekan Publikasikan sekarang, perubahan kembali tayang seketika.',
    )
    expect(when({ quiet_seconds: null }, changed, back)).toBe('Changes go live only when someone publishes.')
  })
})

it('the descriptions format dates and numbers in Indonesian', () => {
  expect(describeRelease(release, id)).toBe(
    'Rilis 12, sejak 22 Nov 2026, 12.05 WITA, dipublikasikan oleh Putu dan Kadek',
  )
  expect(describeChanges({ kind: 'known', release: 3, total: 1200, entries: [] }, id)).toMatch(/^1\.200 entri baru/)
})

it('parseBaliDateTime parses a time as Bali time, and returns null for an invalid time', () => {
  expect(parseBaliDateTime('2026-12-01T08:30')).toBe('2026-12-01T00:30:00.000Z')
  expect([parseBaliDateTime(''), parseBaliDateTime('2026-02-31T08:30'), parseBaliDateTime('2026-12-01')]).toEqual([
    null,
    null,
    null,
  ])
})

describe('the description of a problem', () => {
  const failed: Extract<Publish['outcome'], { kind: 'failed' }> = {
    kind: 'failed',
    message: 'The disk is full.',
    faults: [],
  }
  const ended = (...outcomes: Publish['outcome'][]) =>
    outcomes.map((outcome, index) => publish({ outcome, ended_at: `2026-11-22T0${9 - index}:00:00.000Z` }))
  const describe = (outcomes: Publish['outcome'][], problem: string | null = null, schedule = defaultSchedule) =>
    describeProblem({ ended: ended(...outcomes), schedule }, problem, en)

  it('says since when all publishes have failed, in Bali time', () => {
    expect(describe([failed, { kind: 'held' }, failed, published, failed])).toMatch(
      /^Changes do not go live: each publish since .*15:00.* has failed\. Nothing is lost/,
    )
  })

  it('is null after a successful publish, and if automatic publishing is off', () => {
    expect(describe([published, failed])).toBeNull()
    expect(describe([{ kind: 'unchanged' }, failed])).toBeNull()
    expect(describe([failed], null, { ...defaultSchedule, quiet_seconds: null })).toBeNull()
  })

  it('is null for publishes that failed before the site opened', () => {
    expect(describe([{ ...failed, is_opening: true }])).toBeNull()
    expect(describe([failed, { ...failed, is_opening: true }])).toMatch(/^Changes do not go live: each publish since/)
  })

  it('is the problem that the CMS reports, even if the last publish failed', () => {
    expect(describe([failed], 'The publisher rejects the CMS.')).toBe('The publisher rejects the CMS.')
  })
})
