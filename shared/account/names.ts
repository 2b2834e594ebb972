import { isBlank } from '../words/index.ts'

/** In UTF-16 units, as `maxlength` counts. */
export const longestProfileText = 200
/** First and last name make it. */
export const longestFullName = 2 * longestProfileText + 1

/** The names of a person; `single_name` says that there is no last name. */
export interface Names {
  first_name: string
  last_name: string
  single_name: boolean
}

/** Returns first and last name joined to the full name, without what only fills an empty field. */
export function joinedName(first: string, last: string): string {
  return [first, last].filter((name) => name !== '' && !isPlaceholder(name)).join(' ') || first
}

/** Says whether a name only fills a field that had to be filled: '-', '.', '--'. */
function isPlaceholder(name: string): boolean {
  return !isBlank(name) && !/[\p{L}\p{N}]/u.test(name)
}

/** Returns names as they are stored and shown: a last name such as '-' means that the person has a single name. */
export function namesOf({ first_name, last_name, single_name }: Omit<Names, 'single_name'> & Partial<Names>): Names {
  const isSingle = single_name === true || isPlaceholder(last_name)
  return { first_name, last_name: isSingle ? '' : last_name, single_name: isSingle }
}

/** Returns the names after a change. A last name that is given without the tick takes an earlier tick away. */
export function changedNames(before: Names, change: { [Name in keyof Names]?: Names[Name] | undefined }): Names {
  const first_name = change.first_name ?? before.first_name
  const last_name = change.last_name ?? before.last_name
  const isSingle = change.single_name ?? (change.last_name ? false : before.single_name)
  return namesOf({ first_name, last_name, single_name: isSingle })
}

/** Words that begin a last name of several words. */
const particles = /^(?:van|von|vom|zu|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|al|el|ibn|ter|ten)$/i
/** Scripts that put no space between the names of a person. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Proposes first and last name for a full name in one piece; a person sees the proposal before it is saved. */
export function proposedNames(fullName: string): Names {
  const words = fullName
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !isPlaceholder(word))
  if (words.length < 2) {
    const [first_name = ''] = words
    return { first_name, last_name: '', single_name: first_name !== '' && !unspaced.test(first_name) }
  }
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particles.test(word))
  const split = particle > 0 ? particle : words.length - 1
  const first_name = words.slice(0, split).join(' ').slice(0, longestProfileText)
  return { first_name, last_name: words.slice(split).join(' ').slice(0, longestProfileText), single_name: false }
}
