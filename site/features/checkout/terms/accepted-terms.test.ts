import { noTermsVersion } from '@nusa/shared/booking'
import { describe, expect, test } from 'vitest'
import { $siteData } from '../../../lib/site-data.ts'
import { areTermsAccepted, currentTermsVersion, showTerms } from './accepted-terms.ts'

const terms = { version: '1@2026-11-21T00:00:00.000Z', title: 'Terms', html: '<p>Be on time.</p>' }

describe('accepted terms', () => {
  test('are valid only for the current version', () => {
    expect(areTermsAccepted(terms.version, terms.version)).toBe(true)
    expect(areTermsAccepted(terms.version, '1@2026-11-22T00:00:00.000Z')).toBe(false)
    expect(areTermsAccepted(noTermsVersion, terms.version)).toBe(false)
    expect(areTermsAccepted(null, terms.version)).toBe(false)
  })

  test('are valid while the current version is unknown', () => {
    expect(areTermsAccepted(terms.version, null)).toBe(true)
  })

  test('have the version noTermsVersion if no terms are published', () => {
    expect(currentTermsVersion({ status: 'ready', data: { tax: 10, terms: null } })).toBe(noTermsVersion)
    expect(currentTermsVersion({ status: 'loading' })).toBeNull()
  })

  test("are replaced by the server's version, without changing the tax", () => {
    $siteData.set({ status: 'ready', data: { tax: 11, terms: null } })
    showTerms(terms)
    expect($siteData.get()).toEqual({ status: 'ready', data: { tax: 11, terms } })
    expect(currentTermsVersion($siteData.get())).toBe(terms.version)
  })
})
