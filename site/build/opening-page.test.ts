import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOpeningCheck, publishOpeningPage } from './opening-page.ts'
import { restoreRelease } from './restore-release.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.remove())

describe('createOpeningCheck', () => {
  it('returns a check that is true while the live release is the opening page', async () => {
    const isOpening = createOpeningCheck(site.releases)
    expect(await isOpening()).toBe(false)
    await publishOpeningPage(site.releases, 'no content')
    expect(await isOpening()).toBe(true)
    await site.publish({ 'index.html': 'home' })
    expect(await isOpening()).toBe(false)
    await restoreRelease(site.releases, 1)
    expect(await isOpening()).toBe(true)
  })

  it('returns a check that reads the manifest of a release only once', async () => {
    const isOpening = createOpeningCheck(site.releases)
    await publishOpeningPage(site.releases, 'no content')
    expect(await isOpening()).toBe(true)
    await rm(site.releases.manifestOf(1))
    expect(await isOpening()).toBe(true)
  })
})
