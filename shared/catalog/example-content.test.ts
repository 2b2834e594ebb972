import { expect, test } from 'vitest'
import { makeSettings } from '../testing/globals.ts'
import { findExamples } from './example-content.ts'

const contact = { email: 'hello@gunung-tours.com', phone: '', whatsapp: '', address: '' }
const own = makeSettings({ site_name: 'Gunung Tours', contact })

test('findExamples returns the paths of the settings that still contain the example name or addresses', () => {
  const social = [
    { name: 'Instagram', url: 'https://instagram.com/gunung' },
    { name: 'YouTube', url: 'https://youtube.com/@nusa.example' },
  ]
  const settings = makeSettings({ site_name: 'Nusa', contact: { ...contact, email: 'hello@nusa.example' }, social })
  expect(findExamples(settings)).toEqual([['site_name'], ['contact', 'email'], ['social', 1, 'url']])
})

test('findExamples returns no paths if a company has replaced all examples', () => {
  expect(findExamples(own)).toEqual([])
  expect(findExamples({ ...own, tagline: 'For example: Nusa Penida' })).toEqual([])
})
