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

/** Leaves out placeholders such as '-'. */
export function joinNames(first: string, last: string): string {
  return [first, last].filter((name) => name !== '' && !isPlaceholder(name)).join(' ') || first
}

/** Placeholders for a required field: '-', '.', '--'. */
function isPlaceholder(name: string): boolean {
  return !isBlank(name) && !/[\p{L}\p{N}]/u.test(name)
}

/** Stores a last name such as '-' as `single_name`. */
export function normaliseNames({
  first_name,
  last_name,
  single_name,
}: Omit<Names, 'single_name'> & Partial<Names>): Names {
  const isSingle = single_name === true || isPlaceholder(last_name)
  return { first_name, last_name: isSingle ? '' : last_name, single_name: isSingle }
}

/** A last name given without `single_name` clears an earlier `single_name`. */
export function applyNameChange(before: Names, change: { [Name in keyof Names]?: Names[Name] | undefined }): Names {
  const first_name = change.first_name ?? before.first_name
  const last_name = change.last_name ?? before.last_name
  const isSingle = change.single_name ?? (change.last_name ? false : before.single_name)
  return normaliseNames({ first_name, last_name, single_name: isSingle })
}

const particles = /^(?:van|von|vom|zu|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|al|el|ibn|ter|ten)$/i
/** Scripts without spaces between the parts of a name. */
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The traveller sees the proposed names before they are saved. */
export function splitFullName(fullName: string): Names {
  const words = fullName
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !isPlaceholder(word))
  if (words.length < 2) {
    const [first_name = ''] = words
    return { first_name, last_name: '', single_name: first_name !== '' && !unspacedScripts.test(first_name) }
  }
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particles.test(word))
  const split = particle > 0 ? particle : words.length - 1
  const first_name = words.slice(0, split).join(' ').slice(0, maxProfileTextLength)
  return { first_name, last_name: words.slice(split).join(' ').slice(0, maxProfileTextLength), single_name: false }
}
