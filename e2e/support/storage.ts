import type { BrowserContext } from '@playwright/test'

/** Keeps something in the browser before any page of it opens. */
export const keep = (context: BrowserContext, name: string, text: string) =>
  context.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)
