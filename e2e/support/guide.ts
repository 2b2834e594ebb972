import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** What the guide's pictures show of a page: CSS pixels. */
export const GUIDE_SCREEN = { width: 1280, height: 800 }

/**
 * Keeps what is seen now as a picture of the guide for editors, in the folder that GUIDE_PICTURES_DIR names; without it this does
 * nothing, so that journeys as they are run every day write nothing.
 * @param part what is shown of the page; all that the window shows, else
 */
export async function guidePicture(page: Page, name: string, part?: Locator): Promise<void> {
  const folder = process.env.GUIDE_PICTURES_DIR
  if (!folder) return
  // Messages of what was done before would hide what the picture is about. The pages' policy allows no style of ours.
  const messages = page.locator('.payload-toast-container')
  const show = (visibility: string) =>
    messages.evaluateAll((all, value) => {
      for (const one of all) if (one instanceof HTMLElement) one.style.visibility = value
    }, visibility)
  await show('hidden')
  const seen = { animations: 'disabled', caret: 'initial' } as const
  const screenshot = await (part ? part.screenshot(seen) : page.screenshot(seen))
  await show('visible')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), await sharp(screenshot).webp({ quality: 80, effort: 6 }).toBuffer())
}

/**
 * Takes a picture of what passes quickly: once the page has been told something by an address, it is told no more of it until the
 * picture is there. Where that is never told there is no picture.
 */
export async function guidePictureMeanwhile(
  page: Page,
  name: string,
  part: Locator,
  { address, told }: { address: string; told: RegExp },
): Promise<void> {
  if (!process.env.GUIDE_PICTURES_DIR) return
  let picture: Promise<void> | undefined
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      await picture
      await route.continue()
    },
  )
  page.on('response', async (answer) => {
    if (picture || new URL(answer.url()).pathname !== address) return
    if (told.test(await answer.text())) picture ??= guidePicture(page, name, part)
  })
}
