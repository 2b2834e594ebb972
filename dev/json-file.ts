import { readFileSync } from 'node:fs'

/**
 * Reads a file of the data directory and parses its content with `parse`. If the content is invalid, the error names
 * the file and ends with `advice`. A damaged file is never replaced, because what it points to may still be intact.
 */
export function readJsonFile<T>(file: string, parse: (content: unknown) => T, advice: string): T {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is damaged. ${advice}`, { cause })
  }
}
