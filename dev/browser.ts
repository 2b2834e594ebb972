import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's packages of both. */
const PACKAGES = ['chromium', 'chromium-headless-shell']

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

/** Every browser that is installed: Playwright's own Chromium, the one that CHROME_PATH names, and the system's. */
export function findBrowsers(): string[] {
  const paths = [chromium.executablePath(), process.env.CHROME_PATH ?? '', ...SYSTEM_BROWSERS]
  return [...new Set(paths.filter((path) => path !== '' && existsSync(path)).map((path) => realpathSync(path)))]
}

/** Playwright's own Chromium, else the one that CHROME_PATH names, else the system's; null when there is none. */
export function findBrowser(): string | null {
  return firstThere([chromium.executablePath(), process.env.CHROME_PATH ?? '', ...SYSTEM_BROWSERS])
}

/**
 * The one that CHROME_PATH names, else the system's Chromium that can't have windows, which needs a quarter less of the processors
 * for the same, else a browser. Without windows it keeps no page that is left, to show it again by Back.
 */
export function findShell(): string | null {
  return firstThere([process.env.CHROME_PATH ?? '', SYSTEM_SHELL]) ?? findBrowser()
}

function firstThere(paths: string[]): string | null {
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}

/**
 * A browser, installed from the system's packages when there is none and that is allowed.
 * @throws an Error with the one command to run
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say(`  No browser is installed: installing the packages ${PACKAGES.join(' and ')} with apt-get.`)
    await aptGet('update')
    await aptGet('install', '--yes', '--no-install-recommends', ...PACKAGES)
    const installed = findBrowser()
    if (installed) return installed
  }
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get update && sudo apt-get install --yes chromium'
    : 'npx playwright install chromium'
  throw new Error(`No browser was found for the journeys. Run this once, then npm test again:\n  ${command}`)
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['--quiet=2', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed with code ${code}.`)
}
