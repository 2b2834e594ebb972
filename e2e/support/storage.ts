import type { BrowserContext } from '@playwright/test'

/** Stores a localStorage entry before any page of the context opens. */
export const storeItem = (context: BrowserContext, name: string, text: string) =>
  context.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)
