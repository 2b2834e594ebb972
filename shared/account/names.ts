import { isBlank } from '../text/index.ts'

/** Counted in UTF-16 units, like `maxlength` in HTML. */
export const maxProfileTextLength = 200
export const maxFullNameLength = 2 * maxProfileTextLength + 1

/** `single_name` means that the person has no last name. */
export interface Names {
  first_name: string
  last_name: string
  single_name: boolean
}

/** Returns the full name without placeholders such as '-', or `first` if both names are placeholders or empty. */
export function joinNames(first: string, last: string): string {
  return [first, last].filter((name) => name !== '' && !isPlaceholder(name)).join(' ') || first
}

/** A placeholder such as '-', '.' or '--' contains no letter and no digit. */
function isPlaceholder(name: string): boolean {
  return !isBlank(name) && !/[\p{L}\p{N}]/u.test(name)
}

/** Returns the names with `single_name` instead of a placeholder such as '-' as the last name. */
export function normaliseNames({
  first_name,
  last_name,
  single_name,
}: Pick<Names, 'first_name' | 'last_name'> & Partial<Names>): Names {
  const isSingle = single_name === true || isPlaceholder(last_name)
  return { first_name, last_name: isSingle ? '' : last_name, single_name: isSingle }
}

/**
 * Returns the names after a change of the profile. A last name without `single_name` clears an earlier `single_name`.
 */
export function applyNameChange(before: Names, change: { [Name in keyof Names]?: Names[Name] | undefined }): Names {
  const first_name = change.first_name ?? before.first_name
  const last_name = change.last_name ?? before.last_name
  const isSingle = change.single_name ?? (change.last_name ? false : before.single_name)
  return normaliseNames({ first_name, last_name, single_name: isSingle })
}

/** Words that can begin a last name of several words, such as 'van' in 'van den Berg'. */
const particlePattern = /^(?:van|von|vom|zu|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|al|el|ibn|ter|ten)$/i
/** Scripts without spaces between the parts of a name. */
const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Proposes a first and a last name, which the traveller sees before they are saved. */
export function splitFullName(fullName: string): Names {
  const words = fullName
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !isPlaceholder(word))
  if (words.length < 2) {
    const [first_name = ''] = words
    return { first_name, last_name: '', single_name: first_name !== '' && !unspacedScriptPattern.test(first_name) }
  }
  const lastIndex = words.length - 1
  const particleIndex = words.findIndex((word, index) => index > 0 && index < lastIndex && particlePattern.test(word))
  const lastNameIndex = particleIndex > 0 ? particleIndex : lastIndex
  const first_name = words.slice(0, lastNameIndex).join(' ').slice(0, maxProfileTextLength)
  const last_name = words.slice(lastNameIndex).join(' ').slice(0, maxProfileTextLength)
  return { first_name, last_name, single_name: false }
}
