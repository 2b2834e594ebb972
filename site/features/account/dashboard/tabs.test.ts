import { describe, expect, it } from 'vitest'
import { tabForKey, tabFromQuery, tabPath, tabs } from './tabs.ts'

describe('tabFromQuery', () => {
  it.each(tabs)("returns the tab of tabPath('%s')", (tab) => {
    expect(tabFromQuery(new URL(tabPath(tab), 'https://nusa.example').search)).toBe(tab)
  })

  it.each([
    ['an empty query', ''],
    ['an empty tab', '?tab='],
    ['a tab with a capital letter', '?tab=Profile'],
    ['toString, which every object has', '?tab=toString'],
    ['a tab with HTML', '?tab=<img src=x>'],
    ['a tab of 5,000 characters', `?tab=${'x'.repeat(5000)}`],
    ['an invalid percent-encoding', '?tab=%'],
  ])("returns 'profile' for %s", (_what, search) => {
    expect(tabFromQuery(search)).toBe('profile')
  })
})

describe('tabForKey', () => {
  it('returns the next or previous tab (cyclically) for an arrow key, the first or last for Home or End', () => {
    expect(tabForKey('ArrowRight', 'profile')).toBe('bookings')
    expect(tabForKey('ArrowRight', 'settings')).toBe('profile')
    expect(tabForKey('ArrowLeft', 'profile')).toBe('settings')
    expect(tabForKey('ArrowLeft', 'settings')).toBe('favorites')
    expect(tabForKey('Home', 'favorites')).toBe('profile')
    expect(tabForKey('End', 'profile')).toBe('settings')
  })

  it.each(['Enter', 'a', 'ArrowUp'])("returns null for the key '%s'", (key) => {
    expect(tabForKey(key, 'profile')).toBeNull()
  })
})
