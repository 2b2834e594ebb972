import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../build/testing/test-site.ts'
import { readReleasePage } from './release-page.ts'

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

it('readReleasePage returns a page of a retained release with the release number in its title', async () => {
  expect(await readReleasePage(site.releases, 1, '/')).toBe('<title>Release 1: Old</title>')
  expect(await readReleasePage(site.releases, 1, '/tour/ubud')).toBe('<title>Release 1: Ubud</title>')
  expect(await readReleasePage(site.releases, 2, '/')).toBe('<title>Release 2: New</title>')
})

it('readReleasePage returns null if the release does not contain the page or if the address is not a page', async () => {
  expect(await readReleasePage(site.releases, 2, '/tour/ubud')).toBeNull()
  expect(await readReleasePage(site.releases, 9, '/')).toBeNull()
  for (const address of ['/../1/tour/ubud', '/robots.txt', '//', '', 'tour/ubud', '/tour/../../1.json', '/%2e%2e/1']) {
    expect(await readReleasePage(site.releases, 2, address)).toBeNull()
  }
})
