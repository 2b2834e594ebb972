import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** What the dashboard shows under the tab of this name. */
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
