import { isProfileComplete } from '@nusa/shared/account'
import { onPageRefocused } from '../../../lib/page-return.ts'
import { moveToastsToTop } from '../../../ui/toast/toast.ts'
import {
  $account,
  $profile,
  loadAccount,
  loadProfile,
  refreshAccount,
  refreshProfile,
  setConfirmedEmail,
} from '../profile/store.ts'
import { $session } from '../session/store.ts'
import { lockedTabs, type Tab, tabForKey, tabFromQuery, tabPath, tabs } from './tabs.ts'

const tabLinks = new Map(tabs.map((tab) => [tab, document.getElementById(`tab-${tab}`)]))
const tabPanels = new Map(tabs.map((tab) => [tab, document.getElementById(`panel-${tab}`)]))
const lockedReason = document.getElementById('tabs-locked')
/** True while the profile is incomplete. */
let areTabsLocked = false

function isTabLocked(tab: Tab): boolean {
  return areTabsLocked && lockedTabs.includes(tab)
}

function showTab(requestedTab: Tab): void {
  const visibleTab = isTabLocked(requestedTab) ? 'profile' : requestedTab
  // The URL matches the visible tab, so that a reload, a link and Back lead to it.
  if (visibleTab !== requestedTab) history.replaceState(history.state, '', tabPath(visibleTab))
  for (const tab of tabs) {
    const isShown = tab === visibleTab
    const link = tabLinks.get(tab)
    link?.setAttribute('aria-selected', String(isShown))
    if (link) link.tabIndex = isShown ? 0 : -1
    if (link && isShown) scrollIntoRow(link)
    const panel = tabPanels.get(tab)
    if (panel) panel.hidden = !isShown
  }
  // Removes toasts about the hidden tab.
  moveToastsToTop()
  // The style sheet hides the dashboard until the visible tab is known.
  const root = document.querySelector<HTMLElement>('[data-dashboard]')
  if (root) root.dataset.known = ''
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Unlike `scrollIntoView`, does not scroll the page. */
function scrollIntoRow(link: HTMLElement): void {
  const row = link.closest('[data-tab-row]')
  if (row) row.scrollLeft += centreOf(link) - centreOf(row)
}

function openTab(tab: Tab): void {
  if (tabFromQuery(location.search) !== tab) history.pushState(null, '', tabPath(tab))
  showTab(tab)
}

function setTabsLocked(areNowLocked: boolean): void {
  areTabsLocked = areNowLocked
  for (const tab of lockedTabs) {
    const link = tabLinks.get(tab)
    link?.setAttribute('aria-disabled', String(areTabsLocked))
    if (areTabsLocked && lockedReason) link?.setAttribute('aria-describedby', lockedReason.id)
    else link?.removeAttribute('aria-describedby')
  }
  if (lockedReason) lockedReason.hidden = !areTabsLocked
  // Unlocking does not switch to another tab, because the traveller has just completed the profile on this tab.
  const selectedTab = lockedTabs.find((tab) => tabLinks.get(tab)?.ariaSelected === 'true')
  if (areTabsLocked && selectedTab) showTab(selectedTab)
}

for (const [tab, link] of tabLinks) {
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isTabLocked(tab)) openTab(tab)
  })
  link?.addEventListener('keydown', (event) => {
    const targetTab = event.key === ' ' ? tab : tabForKey(event.key, tab)
    if (!targetTab) return
    event.preventDefault()
    tabLinks.get(targetTab)?.focus()
    if (!isTabLocked(targetTab)) openTab(targetTab)
  })
}
addEventListener('popstate', () => showTab(tabFromQuery(location.search)))

$profile.subscribe((state) => {
  if (state.status === 'ready') setTabsLocked(!isProfileComplete(state.profile))
})
// If the same traveller signs in again, the loaded profile stays. For another traveller, the profile is loaded.
$session.subscribe((session) => {
  if (session.status !== 'signed-in') return
  const state = $profile.get()
  const isProfileLoaded = state.status === 'ready' && state.profile.id === session.user.id
  if (isProfileLoaded) setConfirmedEmail(session.user.email)
  else void loadProfile()
  if (!isProfileLoaded || $account.get().status === 'none') void loadAccount()
})
// The user may have completed the profile in another browser tab, or staff may have decided about a document.
onPageRefocused(() => {
  if ($session.get().status !== 'signed-in') return
  void refreshProfile()
  void refreshAccount()
})
showTab(tabFromQuery(location.search))
