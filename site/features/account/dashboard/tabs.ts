/** In display order. */
export const tabs = ['profile', 'bookings', 'favorites', 'settings'] as const

export type Tab = (typeof tabs)[number]

/** Locked while the profile is incomplete. */
export const lockedTabs: readonly Tab[] = ['bookings', 'favorites']

/** Returns 'profile' if the query string names no tab. */
export function tabFromQuery(search: string): Tab {
  const requestedTab = new URLSearchParams(search).get('tab')
  return tabs.find((tab) => tab === requestedTab) ?? 'profile'
}

export function tabPath(tab: Tab): string {
  return tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`
}

/** Returns the tab to which an arrow key, Home or End moves, wrapping around, or null for other keys. */
export function tabForKey(key: string, currentTab: Tab): Tab | null {
  const index = tabs.indexOf(currentTab)
  const targetIndex = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key]
  return targetIndex === undefined ? null : (tabs.at(targetIndex % tabs.length) ?? null)
}
