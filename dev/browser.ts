import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's, the one that is wanted most first: without windows Chromium does the same in three quarters of the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const SYSTEM_BROWSERS = [
  ...PACKAGES.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What keeps the browser quiet and able to run as root, in containers and offline. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's own Chromium, else the one that CHROME_PATH names, else the system's; null when there is none. */
export function findBrowser(): string | null {
  const candidates = [chromium.executablePath(), process.env.CHROME_PATH ?? '', ...SYSTEM_BROWSERS]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

/**
 * A browser, installed from the system's packages when there is none and that is allowed.
 * @throws an Error with the one command to run
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await aptGet('update')
    for (const name of PACKAGES) {
      say(`  No browser is installed: installing the package ${name} with apt-get.`)
      const isInstalled = await aptGet('install', '--yes', '--no-install-recommends', name)
      const installed = isInstalled ? findBrowser() : null
      if (installed) return installed
    }
  }
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get update && sudo apt-get install --yes chromium'
    : 'npx playwright install chromium'
  throw new Error(`No browser was found for the journeys. Run this once, then npm test again:\n  ${command}`)
}

/** @returns whether it worked; what did not it says itself */
async function aptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['--quiet=2', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [code] = await once(child, 'exit')
  return code === 0
}
