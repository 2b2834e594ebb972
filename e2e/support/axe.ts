import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectNoHorizontalScroll, screens } from './screens.ts'
import { expect } from './test.ts'

/** This minified script is half as long as `axe.source`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

interface AxeOptions {
  /** Rules to ignore, because the layout of Payload violates them. */
  ignoredRules?: string[]
  /** The only rules to check, for pages where Payload violates other rules. By default, all rules are checked. */
  onlyRules?: string[]
  /** The selector of the part to check. By default, the whole page is checked. */
  within?: string
}

/** Checks the page with axe. Waits until the part of the page in `within` is visible. */
export async function expectNoAxeViolations(
  page: Page,
  { ignoredRules = [], onlyRules = [], within }: AxeOptions = {},
): Promise<void> {
  if (within) await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible()
  expect(page.frames(), `${page.url()} has no inner frames, which would need axe too`).toHaveLength(1)
  // Loading axe takes as long as running it, so axe is loaded once per page.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript)
  const violations = await page.evaluate(findViolations, { ignoredRules, onlyRules, within: within ?? null })
  expect(violations, `axe finds no violations on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
async function findViolations({
  ignoredRules,
  onlyRules,
  within,
}: {
  ignoredRules: string[]
  onlyRules: string[]
  within: string | null
}) {
  if (!window.axe) throw new Error('axe is not loaded.')
  const { violations } = await window.axe.run(within ?? document, {
    resultTypes: ['violations'],
    ...(onlyRules.length > 0 && { runOnly: onlyRules }),
    rules: Object.fromEntries(ignoredRules.map((rule) => [rule, { enabled: false }])),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Checks on a phone and on a desktop. The window has the desktop size afterwards. */
export async function expectAccessibleOnEveryScreen(page: Page, options?: Pick<AxeOptions, 'within'>): Promise<void> {
  for (const [, screen] of screens) {
    await page.setViewportSize(screen)
    await expectNoAxeViolations(page, options)
    await expectNoHorizontalScroll(page)
  }
}
