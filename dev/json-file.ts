import { readFileSync } from 'node:fs'

/**
 * What a file of the data folder holds, as `parse` understands it. Throws an error that names the file and says `advice`
 * where it is not what the product wrote: nothing is made anew in its place, since what it leads to may still be good.
 */
export function readJsonFile<T>(file: string, parse: (content: unknown) => T, advice: string): T {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is damaged. ${advice}`, { cause })
  }
}
