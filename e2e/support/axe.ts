import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScrolling, screens } from './screens.ts'
import { expect } from './test.ts'

interface Looked {
  /** Rules to ignore because Payload's layout around the content breaks them. */
  frame?: string[]
  /** The part of the page to check, if the rest is not our code or is covered by another test. */
  within?: string
}

export async function expectAxeFindsNothing(page: Page, { frame = [], within }: Looked = {}): Promise<void> {
  // Without frames, axe's legacy mode finds the same problems and does not open a second page to merge the results.
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

/**
 * Checks on a phone and on a desktop that axe finds nothing and that the page fits its window. Leaves the desktop size
 * set.
 */
export async function expectSoundOnEveryScreen(page: Page): Promise<void> {
  for (const [, screen] of screens) {
    await page.setViewportSize(screen)
    await expectAxeFindsNothing(page)
    await expectNoSidewaysScrolling(page)
  }
}
