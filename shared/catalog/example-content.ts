import type { Settings } from './globals.ts'

/** The name of the company in a database without settings. */
const exampleName = 'Nusa'

export const exampleRule = 'is still an example: enter your own'

/** Returns the paths of the example name and of every text with a `*.example` address. */
export function findExamples(settings: Settings): (string | number)[][] {
  return [...(settings.site_name === exampleName ? [['site_name']] : []), ...findExampleAddresses(settings, [])]
}

function findExampleAddresses(value: unknown, path: (string | number)[]): (string | number)[][] {
  if (typeof value === 'string') return /[\w-]\.example\b/i.test(value) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((one, index) => findExampleAddresses(one, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => findExampleAddresses(one, [...path, name]))
}
