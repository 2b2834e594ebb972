import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

export const GUIDE_SCREEN = { width: 1280, height: 800 }

/**
 * Saves a screenshot in the directory of the variable GUIDE_PICTURES_DIR. Does nothing if the variable is not set.
 * @param part By default, the screenshot shows the whole window.
 */
export async function saveGuideScreenshot(page: Page, name: string, part?: Locator): Promise<void> {
  const folder = process.env.GUIDE_PICTURES_DIR
  if (!folder) return
  // Inline styles hide the messages, because the content security policy forbids additional style sheets.
  const messages = page.locator('.payload-toast-container')
  const setMessageVisibility = (visibility: string) =>
    messages.evaluateAll((elements, value) => {
      for (const element of elements) if (element instanceof HTMLElement) element.style.visibility = value
    }, visibility)
  await setMessageVisibility('hidden')
  const options = { animations: 'disabled', caret: 'initial' } as const
  const screenshot = await (part ? part.screenshot(options) : page.screenshot(options))
  await setMessageVisibility('visible')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), await sharp(screenshot).webp({ quality: 80, effort: 6 }).toBuffer())
}

/**
 * Saves a screenshot of a state that lasts only a moment, when the text of a response of `path` matches
 * `responsePattern`. Later requests to `path` wait until the screenshot is saved.
 */
export async function saveGuideScreenshotDuring(
  page: Page,
  name: string,
  part: Locator,
  { path, matching: responsePattern }: { path: string; matching: RegExp },
): Promise<void> {
  if (!process.env.GUIDE_PICTURES_DIR) return
  let savedScreenshot: Promise<void> | undefined
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await savedScreenshot
      await route.continue()
    },
  )
  page.on('response', async (response) => {
    if (savedScreenshot || new URL(response.url()).pathname !== path) return
    if (responsePattern.test(await response.text())) savedScreenshot ??= saveGuideScreenshot(page, name, part)
  })
}
