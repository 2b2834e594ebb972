import type * as z from 'zod/mini'

/** Identifies an entry for links into the CMS and for messages. A global has no `id` and an empty `entry` title. */
export interface EntryLocation {
  slug: string
  id: number | string | null
  collection: string
  entry: string
}

/** `field` is the path of the field in the form, and `rule` is the rule that its value breaks. */
export interface Fault extends EntryLocation {
  field: string
  rule: string
}

/** Collections that have another slug in the CMS than in its export. */
const slugByName: Record<string, string> = { pictures: 'media', currency_rates: 'currencies' }

/** Returns where an entry is in the CMS. `name` is the name of its collection in the export. */
export function locateEntry(name: string, entry?: Record<string, unknown>): EntryLocation {
  const id = entry?.id
  return {
    slug: slugByName[name] ?? name,
    id: typeof id === 'number' || typeof id === 'string' ? id : null,
    collection: collectionTitle(name),
    entry: entry ? entryTitle(entry) : '',
  }
}

/** Example: `Tours › "Ubud day trip" › pricing › 1 › tiers › 2 › adult_price: must be …`. */
export function formatFault({ collection, entry, field, rule }: Omit<Fault, 'slug' | 'id'>): string {
  return `${[collection, entry, field].filter((part) => part !== '').join(' › ')}: ${rule}`
}

/** Returns the name that the CMS shows: 'Hero slides' for 'hero-slides'. */
export function collectionTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ')
}

/** Returns the title in quotes, or else the slug, alt text or number. */
export function entryTitle(entry: Record<string, unknown>): string {
  for (const key of ['title', 'name', 'car_name', 'slug', 'alt']) {
    const value = entry[key]
    if (typeof value === 'string' && value.trim() !== '') return `"${value.trim()}"`
  }
  return `number ${String(entry.id)}`
}

/** Formats the path of a field. Counts list items from 1. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : String(step))).join(' › ')
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formatNames: Record<string, string> = {
  email: 'an email address',
  url: 'a web address that starts with https://',
  uuid: 'a UUID',
  datetime: 'a point in time',
}

const units: Record<string, { singular: string; plural: string }> = {
  string: { singular: 'character', plural: 'characters' },
  array: { singular: 'item', plural: 'items' },
}

function limitText(origin: string, bound: number | bigint, side: 'at least' | 'at most'): string {
  const unit = units[origin]
  return unit ? `needs ${side} ${bound} ${bound === 1 ? unit.singular : unit.plural}` : `must be ${side} ${bound}`
}

function choiceText(choices: readonly unknown[]): string {
  return `must be ${choices.map((choice) => `'${String(choice)}'`).join(' or ')}`
}

/** Returns the broken rule in the words of an editor. */
export function ruleText(issue: z.core.$ZodIssue): string {
  const { message } = issue
  // Zod's default messages start with 'Invalid' or 'Too'. All other messages come from our own schemas.
  if (message && !message.startsWith('Invalid') && !message.startsWith('Too ')) return message
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'is missing'
      return `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      return limitText(issue.origin, issue.minimum, 'at least')
    case 'too_big':
      return limitText(issue.origin, issue.maximum, 'at most')
    case 'invalid_value':
      return choiceText(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options ? choiceText(issue.options) : 'is not what it should be'
    case 'invalid_format':
      return `must be ${formatNames[issue.format] ?? `written as ${issue.format}`}`
    default:
      return 'is not what it should be'
  }
}
