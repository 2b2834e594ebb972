import type { Profile } from '@nusa/shared/account'
import { beforeAll, expect, it } from 'vitest'
import { $profile } from '../profile/store.ts'
import { tabs } from './tabs.ts'

const complete: Profile = {
  id: 1,
  email: 'tara@nusa.example',
  first_name: 'Tara',
  last_name: 'Wells',
  single_name: false,
  full_name: 'Tara Wells',
  phone: '+61 400 123 456',
  whatsapp: '',
  address: '12 Harbour Street',
  city: 'Sydney',
  country: 'Australia',
  birthday: null,
}
const byId = (id: string) => document.getElementById(id) ?? expect.unreachable(id)
const shownPanels = () => tabs.filter((tab) => !byId(`panel-${tab}`).hidden)
const click = (tab: string) => byId(`tab-${tab}`).click()

beforeAll(async () => {
  document.body.innerHTML = `${tabs
    .map((tab) => `<a id="tab-${tab}" href="/dashboard?tab=${tab}">${tab}</a><div id="panel-${tab}"></div>`)
    .join('')}<p id="tabs-locked">Complete your profile to see your bookings and favorites.</p>`
  history.replaceState(null, '', '/dashboard?tab=bookings')
  $profile.set({ status: 'ready', profile: { ...complete, city: '' } })
  await import('./tabs.client.ts')
})

it('the dashboard shows the profile instead of the bookings until the profile is complete', () => {
  expect(shownPanels()).toEqual(['profile'])
  expect(location.pathname + location.search).toBe('/dashboard')
  for (const tab of ['bookings', 'favorites']) {
    expect(byId(`tab-${tab}`).getAttribute('aria-disabled')).toBe('true')
    expect(byId(`tab-${tab}`).getAttribute('aria-describedby')).toBe('tabs-locked')
    click(tab)
    expect(shownPanels()).toEqual(['profile'])
  }
  click('settings')
  expect(shownPanels()).toEqual(['settings'])
})

it('the dashboard enables all tabs when the profile is complete, and stays on the current tab', () => {
  $profile.set({ status: 'ready', profile: complete })
  expect(shownPanels()).toEqual(['settings'])
  expect(byId('tab-bookings').getAttribute('aria-disabled')).toBe('false')
  expect(byId('tab-bookings').getAttribute('aria-describedby')).toBeNull()
  click('bookings')
  expect(shownPanels()).toEqual(['bookings'])
})
