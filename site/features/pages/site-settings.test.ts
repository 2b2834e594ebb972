import { termsVersion } from '@nusa/shared/booking'
import { makePage, makeSettings } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { createSiteSettings } from './site-settings.ts'

const terms = makePage({ id: 4, title: 'Terms', content: '<p>Pay first.</p>' })
const catalog = {
  settings: makeSettings({ tax: 11, terms_page: 4 }),
  pages: new Map([[4, terms]]),
}

it('createSiteSettings returns the tax and the terms page chosen by the editors', () => {
  expect(createSiteSettings(catalog)).toEqual({
    tax: 11,
    terms: { version: termsVersion(terms), title: 'Terms', html: '<p>Pay first.</p>' },
  })
})

it('createSiteSettings returns no terms if the terms page is not published', () => {
  expect(createSiteSettings({ ...catalog, pages: new Map() }).terms).toBeNull()
})
