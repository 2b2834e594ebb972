import { makeCartItem } from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { $siteData, revalidateSiteData } from '../../../lib/site-data.ts'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import {
  acceptTerms,
  answers,
  button,
  changeCartInOtherTab,
  click,
  complete,
  describedBy,
  dialog,
  emergencyPhone,
  failure,
  field,
  fields,
  fillTravellers,
  json,
  open,
  profile,
  returnToPage,
  scrollTerms,
  sent,
  settle,
  setUpCheckoutPage,
  submit,
  terms,
  termsText,
  tour,
  waitUntilSent,
} from './testing/checkout-page.tsx'

const termsBox = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? expect.unreachable()
const isInvalid = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true'

setUpCheckoutPage()

describe('the terms', () => {
  it('must be read to the end and accepted before anything is sent', async () => {
    await open(tour)
    await fillTravellers()
    await submit()
    expect(describedBy(termsBox())).toContain('You must accept the terms and conditions.')
    await act(async () => termsBox().click())
    expect(text()).toContain('Scroll to the end to agree.')
    await scrollTerms(0)
    expect(button(/^I Agree$/).disabled).toBe(true)
    await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(dialog()).toBeNull()
    expect(termsBox().checked).toBe(false)

    await acceptTerms()
    expect(termsBox().checked).toBe(true)
    expect(text()).not.toContain('You must accept the terms and conditions.')
    expect(sent).toEqual([])
    await submit()
    await waitUntilSent([{ acceptedTerms: terms.version, seenTotal: 1_100_000 }])
  })

  it('can be loaded again after a failure, and keep the focus in their dialog', async () => {
    answers['/data/settings.json'] = () => new Response(null, { status: 503 })
    void revalidateSiteData()
    await settle(60_000)
    $siteData.set({ status: 'failed' })
    await open(tour)
    await settle(60_000)
    await click(/^terms and conditions$/)
    expect(text()).toContain('Failed to load the policy. Please try again.')
    answers['/data/settings.json'] = json({ tax: 10, terms })
    await click(/^Try again$/, dialog() ?? undefined)
    expect(termsText().textContent).toBe('Bring your passport.')
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  })
})

it('the checkout shows the error of a field until the field is changed, even if an item is removed', async () => {
  const second = makeCartItem({ id: 'second', productId: 2, productName: 'Mount Batur' })
  await open(tour, second)
  await submit()
  const names = () => fields('Adult 2: full name')
  expect(names().map(isInvalid)).toEqual([true, true])
  expect(isInvalid(emergencyPhone())).toBe(true)
  expect(document.activeElement).toBe(names()[0])

  await enterText(names()[0] ?? expect.unreachable(), 'Made Wirawan')
  emergencyPhone().focus()
  await enterText(emergencyPhone(), '+62 811 1111 1111')
  expect([isInvalid(names()[0] ?? expect.unreachable()), isInvalid(emergencyPhone())]).toEqual([false, false])
  expect(describedBy(emergencyPhone())).toBe('')
  expect(document.activeElement).toBe(emergencyPhone())

  await changeCartInOtherTab(second)
  // The travellers of the first item now apply to the remaining one.
  expect(names().map(({ value }) => value)).toEqual(['Made Wirawan'])
  expect(names().map(isInvalid)).toEqual([false])
})

describe('the profile at the checkout', () => {
  const blank = { ...profile, first_name: '', last_name: '', full_name: '', address: '', city: '', country: '' }

  it('is reloaded when the traveller returns to the page', async () => {
    answers['/api/account/profile'] = json({ ...blank, phone: '' })
    await open(tour)
    expect(text()).toContain('Complete Profile')
    answers['/api/account/profile'] = json({ ...blank, city: 'Sydney' })
    await returnToPage()
    expect(document.querySelector('dl')?.textContent).toContain('+61 400 123 456')
  })

  it('is reloaded before missing fields are requested, because another tab may have completed it', async () => {
    answers['/api/account/profile'] = json(blank)
    await open(tour)
    await enterText(field('Adult 1: full name'), 'Tara Wells')
    await fillTravellers()
    await acceptTerms()
    await submit()
    expect(dialog()?.textContent).toContain('Complete Your Profile')
    await click(/^Cancel$/)
    answers['/api/account/profile'] = json(profile)
    await submit()
    expect(dialog()).toBeNull()
    await waitUntilSent([{ seenTotal: 1_100_000 }])
  })

  it("delays 'Complete Booking' while it loads, and is loaded by 'Complete Booking' after a failure", async () => {
    const late = Promise.withResolvers<Response>()
    answers['/api/account/profile'] = () => late.promise
    await open(tour)
    await submit()
    expect(complete().textContent).toBe('Booking…')
    await act(async () => late.resolve(failure(403, 'forbidden_origin')()))
    await settle()
    const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    expect(alerts().join(' ')).toContain('Booking FailedFailed to load your profile.')
    expect(complete().textContent).toBe('Complete Booking')

    answers['/api/account/profile'] = json(profile)
    await submit()
    expect(alerts().join(' ')).toContain('Passenger Information: Adult 2: full name · Emergency Contact: Full name')
    expect(text()).not.toContain('Booking Failed')
    expect(document.activeElement).toBe(field('Adult 2: full name'))
  })
})
