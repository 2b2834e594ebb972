import type { Settings } from './globals.ts'

/** The name of the company in a database without settings. */
const exampleName = 'Nusa'

export const exampleMessage = 'is still an example: enter your own'

/** Returns the paths of the example name and of every text with a `*.example` address. */
export function findExamples(settings: Settings): FieldPath[] {
  const addressPaths = findExampleAddresses(settings, [])
  return settings.site_name === exampleName ? [['site_name'], ...addressPaths] : addressPaths
}

type FieldPath = (string | number)[]

function findExampleAddresses(value: unknown, path: FieldPath): FieldPath[] {
  if (typeof value === 'string') return /[\w-]\.example\b/i.test(value) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((element, index) => findExampleAddresses(element, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, fieldValue]) => findExampleAddresses(fieldValue, [...path, name]))
}
