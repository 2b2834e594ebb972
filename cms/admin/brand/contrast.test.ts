import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Variables = ReadonlyMap<string, string>

const cms = fileURLToPath(new URL('../..', import.meta.url))
const payloadColours = new URL('scss/colors.scss', import.meta.resolve('@payloadcms/ui/css'))
const sources = [payloadColours, new URL('brand.css', import.meta.url)].map((file) => readFileSync(file, 'utf8'))

/** Returns the variables that Payload's stylesheet and our stylesheet define for a theme. */
function readTheme(theme: 'light' | 'dark'): Variables {
  const blocks = sources.flatMap((source) => source.split(/(?=:root \{|html\[data-theme=)/))
  const isInTheme = (block: string) => block.startsWith(':root') || block.startsWith(`html[data-theme='${theme}']`)
  return new Map(
    blocks
      .filter((block) => isInTheme(block.replaceAll('"', "'")))
      .flatMap((block) => [...block.matchAll(/(--[\w-]+): ([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  )
}

const themes = { light: readTheme('light'), dark: readTheme('dark') }

function resolve(name: string, variables: Variables): string {
  const value = variables.get(name) ?? ''
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return reference === undefined ? value : resolve(reference, variables)
}

/** Returns the relative luminance that WCAG defines. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, background: string, variables: Variables): number {
  const [darker = 0, lighter = 0] = [text, background]
    .map((name) => luminance(resolve(name, variables)))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(['light', 'dark'] as const)('texts have enough contrast in the %s theme', (theme) => {
  for (const [text, ...backgrounds] of [
    ['--theme-elevation-600', '--theme-elevation-0', '--theme-elevation-50'],
    ['--theme-elevation-650', '--theme-elevation-0', '--theme-elevation-100', '--theme-elevation-150'],
    ['--diff-create-pill-color', '--theme-success-200'],
    ['--diff-create-link-color', '--theme-success-100', '--theme-success-200'],
    ['--diff-delete-pill-color', '--theme-error-200'],
    ['--diff-delete-link-color', '--theme-error-100', '--theme-error-200'],
  ] as const) {
    for (const background of backgrounds) {
      expect(contrast(text, background, themes[theme]), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('the dark theme defines every tone that the light theme has', () => {
  const tones = [...themes.light.keys()].filter((name) => /^--theme-elevation-\d+$/.test(name))
  const shared = tones.filter((name) => resolve(name, themes.light) === resolve(name, themes.dark))
  expect(tones.length).toBeGreaterThan(15)
  expect(shared).toEqual([])
})

test('no stylesheet of the admin uses a grey that is too pale as a text colour', () => {
  const files = globSync('*/**/*.css', { cwd: cms, exclude: (name) => name === 'node_modules' || name === '.next' })
  const pale = files.flatMap((file) =>
    [...readFileSync(`${cms}/${file}`, 'utf8').matchAll(/(?<![\w-])color: var\(--theme-elevation-(\d+)\)/g)]
      .filter(([, tone]) => Number(tone) < 600)
      .map(([declaration]) => `${file}: ${declaration}`),
  )
  expect(files).toContain('admin/admin.css')
  expect(pale).toEqual([])
})
