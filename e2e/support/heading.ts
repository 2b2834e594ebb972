import type { Page } from '@playwright/test'

/** Returns the page's first-level heading with this text. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
