import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScrolling, screens } from './screens.ts'
import { expect } from './test.ts'

interface Looked {
  /** The rules that what stands around the page breaks, where that is not ours. */
  frame?: string[]
  /** The part of the page that is looked at, if the rest is not ours or another test looks at it. */
  within?: string
}

export async function expectAxeFindsNothing(page: Page, { frame = [], within }: Looked = {}): Promise<void> {
  // Without frames axe's legacy mode finds all the same, and opens no second page to put it together.
  expect(page.frames(), page.url()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .disableRules(frame)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}

/** On a phone and on a desk axe finds nothing and the page fits its window. The page stays on the desk. */
export async function expectSoundOnEveryScreen(page: Page): Promise<void> {
  for (const [, screen] of screens) {
    await page.setViewportSize(screen)
    await expectAxeFindsNothing(page)
    await expectNoSidewaysScrolling(page)
  }
}
