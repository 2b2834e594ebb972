import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Size of the guide's screenshots in CSS pixels. */
export const GUIDE_SCREEN = { width: 1280, height: 800 }

/**
 * Saves a screenshot for the editors' guide in the directory GUIDE_PICTURES_DIR. Does nothing without that variable, so
 * that normal test runs write no files.
 * @param part the part of the page to show; the whole window by default
 */
export async function saveGuideScreenshot(page: Page, name: string, part?: Locator): Promise<void> {
  const folder = process.env.GUIDE_PICTURES_DIR
  if (!folder) return
  // Messages of earlier actions would cover the subject. They are hidden without a style sheet, which the pages' policy
  // forbids.
  const messages = page.locator('.payload-toast-container')
  const show = (visibility: string) =>
    messages.evaluateAll((all, value) => {
      for (const element of all) if (element instanceof HTMLElement) element.style.visibility = value
    }, visibility)
  await show('hidden')
  const options = { animations: 'disabled', caret: 'initial' } as const
  const screenshot = await (part ? part.screenshot(options) : page.screenshot(options))
  await show('visible')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), await sharp(screenshot).webp({ quality: 80, effort: 6 }).toBuffer())
}

/**
 * Takes a screenshot of a short-lived state, when a response of `path` matches `matching`. Later requests are held
 * until the screenshot is saved. If no response matches, no screenshot is taken.
 */
export async function saveGuideScreenshotDuring(
  page: Page,
  name: string,
  part: Locator,
  { path, matching }: { path: string; matching: RegExp },
): Promise<void> {
  if (!process.env.GUIDE_PICTURES_DIR) return
  let picture: Promise<void> | undefined
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await picture
      await route.continue()
    },
  )
  page.on('response', async (response) => {
    if (picture || new URL(response.url()).pathname !== path) return
    if (matching.test(await response.text())) picture ??= saveGuideScreenshot(page, name, part)
  })
}
