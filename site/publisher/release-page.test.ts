import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../build/testing/test-site.ts'
import { releasePage } from './release-page.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  await site.publish({
    'index.html': '<title>Old</title>',
    'tour/ubud/index.html': '<title>Ubud</title>',
    'robots.txt': '',
  })
  await site.publish({ 'index.html': '<title>New</title>' })
})
afterEach(() => site.remove())

it('a page of a kept release is shown as it was, and says of which', async () => {
  expect(await releasePage(site.releases, 1, '/')).toBe('<title>Release 1: Old</title>')
  expect(await releasePage(site.releases, 1, '/tour/ubud')).toBe('<title>Release 1: Ubud</title>')
  expect(await releasePage(site.releases, 2, '/')).toBe('<title>Release 2: New</title>')
})

it('what the release does not have, and what is no page of it, is not shown', async () => {
  expect(await releasePage(site.releases, 2, '/tour/ubud')).toBeNull()
  expect(await releasePage(site.releases, 9, '/')).toBeNull()
  for (const address of ['/../1/tour/ubud', '/robots.txt', '//', '', 'tour/ubud', '/tour/../../1.json', '/%2e%2e/1']) {
    expect(await releasePage(site.releases, 2, address)).toBeNull()
  }
})
