import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canInstallPackages, hasAptGet, installPackages } from './test-programs.ts'

const BROWSER_PACKAGE = 'chromium'
const SHELL_PACKAGE = 'chromium-headless-shell'
/** The storefront shows this font until its own fonts are loaded (site/styles/fonts.css). Other fonts are wider. */
const FONT_PACKAGE = 'fonts-liberation'
const FONT_FOLDER = '/usr/share/fonts/truetype/liberation'

const OS_RELEASE = '/etc/os-release'

const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser must run as root, in containers and offline. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findBrowsers(): string[] {
  const paths = [chromium.executablePath(), process.env.CHROME_PATH ?? '', ...SYSTEM_BROWSERS]
  return [...new Set(paths.filter((path) => path !== '' && existsSync(path)).map((path) => realpathSync(path)))]
}

/** Returns null if no browser is installed. */
export function findBrowser(): string | null {
  return findFirstExisting([chromium.executablePath(), process.env.CHROME_PATH ?? '', ...SYSTEM_BROWSERS])
}

/** The headless shell needs a quarter less processor time for the same work, but has no back/forward cache. */
export function findHeadlessShell(): string | null {
  return findFirstExisting([process.env.CHROME_PATH ?? '', SYSTEM_SHELL]) ?? findBrowser()
}

function findFirstExisting(paths: string[]): string | null {
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}

/** The headless shell is only included on Debian, because apt-get would fail on Ubuntu, which has no such package. */
export function findMissingPackages(
  installed: { browser: boolean; font: boolean; shell: boolean },
  osRelease: string,
): string[] {
  const hasShellPackage = /^ID="?debian"?$/m.test(osRelease)
  const missingPackages: string[] = []
  if (!installed.browser) missingPackages.push(BROWSER_PACKAGE)
  if (!installed.font) missingPackages.push(FONT_PACKAGE)
  if (!installed.shell && hasShellPackage) missingPackages.push(SHELL_PACKAGE)
  return missingPackages
}

/**
 * Returns the path of a browser. As root on a system with apt-get, first installs the missing packages.
 * @throws an Error with the command to run
 */
export async function ensureBrowser(log: (line: string) => void): Promise<string> {
  if (canInstallPackages()) {
    const hasShell = Boolean(process.env.CHROME_PATH) || existsSync(SYSTEM_SHELL)
    const osRelease = existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : ''
    const missingPackages = findMissingPackages(
      { browser: findBrowser() !== null, font: existsSync(FONT_FOLDER), shell: hasShell },
      osRelease,
    )
    if (missingPackages.length > 0) await installPackages('the browser', missingPackages, log)
    // If one package is unknown, apt-get installs none, and old releases of Debian have no headless shell.
    if (findBrowser() === null && missingPackages.includes(SHELL_PACKAGE)) {
      const otherPackages = missingPackages.filter((name) => name !== SHELL_PACKAGE)
      await installPackages('the browser', otherPackages, log)
    }
  }
  const browserPath = findBrowser()
  if (browserPath) return browserPath
  const command = hasAptGet()
    ? `sudo apt-get update && sudo apt-get install --yes chromium ${FONT_PACKAGE}`
    : 'npx playwright install chromium'
  throw new Error(`No browser was found for the journeys. Run this once, then npm test again:\n  ${command}`)
}
