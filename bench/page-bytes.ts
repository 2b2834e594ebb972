import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '../dev/browser.ts'
import type { Figure, Measure } from './figure.ts'

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const
type Kind = (typeof KINDS)[number]
const NAMES: Record<Kind, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
}

/** What a phone loads over the wire on a first visit, before it touches anything. */
export const measurePageBytes: Measure = async ({ settings }) => {
  const executablePath = await ensureBrowser(console.log)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  try {
    const figures: Figure[] = []
    let tour = ''
    for (const name of ['home', 'list', 'tour'] as const) {
      const path = { home: '/', list: '/tours', tour }[name]
      const context = await browser.newContext({
        viewport: { width: 412, height: 915 },
        deviceScaleFactor: 2.625,
        isMobile: true,
      })
      const page = await context.newPage()
      const bytes = await bytesOf(page, `${settings.siteUrl}${path}`)
      if (name === 'list')
        tour = await page
          .locator('article a')
          .first()
          .evaluate((link) => link.getAttribute('href') ?? '')
      figures.push({
        name: `bytes of ${name}`,
        value: KINDS.map((kind) => `${NAMES[kind]} ${kilobytes(bytes[kind])}`).join(' · '),
      })
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function bytesOf(page: Page, url: string): Promise<Record<Kind, number>> {
  const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 }
  const kinds = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find((known) => known === kinds.get(requestId))
    if (kind) bytes[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return bytes
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
