import { describe, expect, it } from 'vitest'
import { tabForKey, tabOf, tabPath, tabs } from './tabs.ts'

describe('the tab in the URL', () => {
  it.each(tabs)('round-trips %s', (tab) => {
    expect(tabOf(new URL(tabPath(tab), 'https://nusa.example').search)).toBe(tab)
  })

  it.each(['', '?tab=', '?tab=Profile', '?tab=toString', '?tab=<img src=x>', `?tab=${'x'.repeat(5000)}`, '?tab=%'])(
    'is the profile for %s',
    (search) => {
      expect(tabOf(search)).toBe('profile')
    },
  )
})

describe('the keyboard', () => {
  it('moves from tab to tab and wraps around', () => {
    expect(tabForKey('ArrowRight', 'profile')).toBe('bookings')
    expect(tabForKey('ArrowRight', 'settings')).toBe('profile')
    expect(tabForKey('ArrowLeft', 'profile')).toBe('settings')
    expect(tabForKey('ArrowLeft', 'settings')).toBe('favorites')
    expect(tabForKey('Home', 'favorites')).toBe('profile')
    expect(tabForKey('End', 'profile')).toBe('settings')
  })

  it.each(['Enter', 'a', 'ArrowUp'])('ignores the key %s', (key) => {
    expect(tabForKey(key, 'profile')).toBeNull()
  })
})
