import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Returns the dashboard's panel of the tab with this name. */
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
