import type * as z from 'zod/mini'

/** Where something is written: for the CMS, and in an editor's words. What exists once has no id and no title. */
export interface Place {
  slug: string
  id: number | string | null
  collection: string
  entry: string
}

/** One thing that is wrong with an entry: where, as an editor finds it in the form, and what it must be. */
export interface Fault extends Place {
  field: string
  rule: string
}

/** What the CMS calls otherwise than its export does. */
const slugs: Record<string, string> = { pictures: 'media', currency_rates: 'currencies' }

/** The place of an entry of a collection, or of what exists once. `name` is that of the export. */
export function placeOf(name: string, entry?: Record<string, unknown>): Place {
  const id = entry?.id
  return {
    slug: slugs[name] ?? name,
    id: typeof id === 'number' || typeof id === 'string' ? id : null,
    collection: collectionTitle(name),
    entry: entry ? entryTitle(entry) : '',
  }
}

/** A fault as one line: `Tours › "Ubud day trip" › pricing › 1 › tiers › 2 › adult_price: must be …`. */
export function faultLine({ collection, entry, field, rule }: Omit<Fault, 'slug' | 'id'>): string {
  return `${[collection, entry, field].filter((part) => part !== '').join(' › ')}: ${rule}`
}

/** A collection's name as the CMS shows it: 'hero-slides' is 'Hero slides'. */
export function collectionTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ')
}

/** What an editor calls an entry: its title or name in quotes, else its slug, file text or number. */
export function entryTitle(entry: Record<string, unknown>): string {
  for (const key of ['title', 'name', 'car_name', 'slug', 'alt']) {
    const value = entry[key]
    if (typeof value === 'string' && value.trim() !== '') return `"${value.trim()}"`
  }
  return `number ${String(entry.id)}`
}

/** A path with lists counted from 1, as people do. */
export function fieldWords(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : String(step))).join(' › ')
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formats: Record<string, string> = {
  email: 'an email address',
  url: 'a web address that starts with https://',
  uuid: 'a UUID',
  datetime: 'a point in time',
}

const units: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
}

/** What a number or a length must be, or how many of something there must be. */
function boundWords(origin: string, bound: number | bigint, side: 'at least' | 'at most'): string {
  const unit = units[origin]
  return unit ? `needs ${side} ${bound} ${bound === 1 ? unit[0] : unit[1]}` : `must be ${side} ${bound}`
}

function choiceWords(choices: readonly unknown[]): string {
  return `must be ${choices.map((choice) => `'${String(choice)}'`).join(' or ')}`
}

/** The rule that a value broke, for someone who has never seen a schema. */
export function ruleWords(issue: z.core.$ZodIssue): string {
  const own = issue.message
  // A message that our schemas wrote themselves says it best; zod's own start with 'Invalid'.
  if (own && !own.startsWith('Invalid') && !own.startsWith('Too ')) return own
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'is missing'
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return boundWords(issue.origin, issue.minimum, 'at least')
    case 'too_big':
      return boundWords(issue.origin, issue.maximum, 'at most')
    case 'invalid_value':
      return choiceWords(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options ? choiceWords(issue.options) : 'is not what it should be'
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? `written as ${issue.format}`}`
    default:
      return 'is not what it should be'
  }
}
