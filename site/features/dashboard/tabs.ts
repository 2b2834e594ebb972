/** The parts of a traveller's account, in their order. */
export const tabs = ['profile', 'bookings', 'favorites', 'settings'] as const

export type Tab = (typeof tabs)[number]

/** Parts that are closed while the profile is incomplete. */
export const lockedTabs: readonly Tab[] = ['bookings', 'favorites']

/** The tab that an address names; one that is no tab is the first. */
export function tabOf(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab')
  return tabs.find((tab) => tab === asked) ?? 'profile'
}

export function tabPath(tab: Tab): string {
  return tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`
}

/** The tab that a key leads to from another, the first following the last; null for a key that leads nowhere. */
export function tabByKey(key: string, from: Tab): Tab | null {
  const index = tabs.indexOf(from)
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key]
  return target === undefined ? null : (tabs.at(target % tabs.length) ?? null)
}
