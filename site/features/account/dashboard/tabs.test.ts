import { describe, expect, it } from 'vitest'
import { tabForKey, tabFromQuery, tabPath, tabs } from './tabs.ts'

describe('tabOf', () => {
  it.each(tabs)('returns %s for the path of that tab', (tab) => {
    expect(tabFromQuery(new URL(tabPath(tab), 'https://nusa.example').search)).toBe(tab)
  })

  it.each(['', '?tab=', '?tab=Profile', '?tab=toString', '?tab=<img src=x>', `?tab=${'x'.repeat(5000)}`, '?tab=%'])(
    'returns the profile for the query %j',
    (search) => {
      expect(tabFromQuery(search)).toBe('profile')
    },
  )
})

describe('tabForKey', () => {
  it('returns the neighbouring tab for an arrow key, wrapping around, and the first or last for Home or End', () => {
    expect(tabForKey('ArrowRight', 'profile')).toBe('bookings')
    expect(tabForKey('ArrowRight', 'settings')).toBe('profile')
    expect(tabForKey('ArrowLeft', 'profile')).toBe('settings')
    expect(tabForKey('ArrowLeft', 'settings')).toBe('favorites')
    expect(tabForKey('Home', 'favorites')).toBe('profile')
    expect(tabForKey('End', 'profile')).toBe('settings')
  })

  it.each(['Enter', 'a', 'ArrowUp'])('returns null for the key %s', (key) => {
    expect(tabForKey(key, 'profile')).toBeNull()
  })
})
