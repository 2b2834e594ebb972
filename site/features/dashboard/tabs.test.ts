import { describe, expect, it } from 'vitest'
import { tabByKey, tabOf, tabPath, tabs } from './tabs.ts'

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
    expect(tabByKey('ArrowRight', 'profile')).toBe('bookings')
    expect(tabByKey('ArrowRight', 'settings')).toBe('profile')
    expect(tabByKey('ArrowLeft', 'profile')).toBe('settings')
    expect(tabByKey('ArrowLeft', 'settings')).toBe('favorites')
    expect(tabByKey('Home', 'favorites')).toBe('profile')
    expect(tabByKey('End', 'profile')).toBe('settings')
  })

  it.each(['Enter', 'a', 'ArrowUp'])('ignores the key %s', (key) => {
    expect(tabByKey(key, 'profile')).toBeNull()
  })
})
