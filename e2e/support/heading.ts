import type { Page } from '@playwright/test'

/** The page's heading of the first level, when it says this. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
