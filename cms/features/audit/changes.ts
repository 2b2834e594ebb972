import type { FlattenedField } from 'payload'
import * as z from 'zod/mini'

/** Values are included only if they are short and not personal data of a traveller. */
export interface Change {
  field: string
  before?: ShortValue
  after?: ShortValue
}

export type ShortValue = string | number | boolean | null
type Values = Readonly<Record<string, unknown>>

const maxTextLength = 80

/** Fields that are never recorded: credentials, keys that identify requests, and fields that Payload sets itself. */
const ignoredFields = new Set([
  ...['id', 'createdAt', 'updatedAt', 'sessions', 'hash', 'salt', 'password', 'current_password', 'collection'],
  ...['resetPasswordToken', 'resetPasswordExpiration', '_verificationToken', 'loginAttempts', 'lockUntil'],
  ...['apiKey', 'apiKeyIndex', 'enableAPIKey', 'request_hash', 'idempotency_key', 'dedupe_key'],
  // A hook updates `previous_slugs` when the slug changes, and the change of the slug is recorded.
  'previous_slugs',
  // The database derives `search_text` from recorded fields.
  'search_text',
])

const impersonalTypes: readonly FlattenedField['type'][] = ['select', 'radio', 'checkbox', 'number', 'date']
/** Field types whose values are stored, except for traveller records. */
const recordedTypes: readonly FlattenedField['type'][] = [
  ...impersonalTypes,
  'text',
  'email',
  'textarea',
  'relationship',
  'upload',
]

/**
 * Returns the fields that differ between two versions of an entry, with paths such as `contact.phone`. Fields missing
 * in `after` are skipped. For traveller records (`isPersonal`), text values are omitted, because they would remain in
 * the audit log after the account is deleted.
 */
export function diffFields(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  { isPersonal }: { isPersonal: boolean },
  prefix = '',
): Change[] {
  return fields.flatMap((field): Change[] => {
    const { name, type } = field
    const isVirtual = 'virtual' in field && Boolean(field.virtual)
    if (ignoredFields.has(name) || type === 'join' || isVirtual || !(name in after)) return []
    if (type === 'group' || type === 'tab') {
      const previousGroup = toValues(before[name])
      const nextGroup = toValues(after[name])
      return diffFields(field.flattenedFields, previousGroup, nextGroup, { isPersonal }, `${prefix}${name}.`)
    }
    const previousJson = serialise(before[name])
    const nextJson = serialise(after[name])
    if (previousJson === nextJson) return []
    const change = { field: `${prefix}${name}` }
    const hasRecordedValues = (isPersonal ? impersonalTypes : recordedTypes).includes(type)
    const previousValue = toShortValue(previousJson)
    const nextValue = toShortValue(nextJson)
    if (!hasRecordedValues || previousValue === undefined || nextValue === undefined) return [change]
    return [{ ...change, before: previousValue, after: nextValue }]
  })
}

function toValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns equal JSON for an entry and its id, and for null, an empty string and an empty list. */
function serialise(value: unknown): string {
  return JSON.stringify(value, normalise) ?? 'null'
}

function normalise(key: string, value: unknown): unknown {
  // `JSON.stringify` passes an empty key for the root.
  const emptyValue = key === '' ? null : undefined
  if (value === '' || (Array.isArray(value) && value.length === 0)) return emptyValue
  if (value === null) return emptyValue
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if ('id' in value && 'createdAt' in value) return value.id
  return Object.fromEntries(Object.entries(value).sort(([firstKey], [secondKey]) => (firstKey < secondKey ? -1 : 1)))
}

/** Returns undefined for objects, and for texts longer than `maxTextLength`. */
function toShortValue(json: string): ShortValue | undefined {
  const value: unknown = JSON.parse(json)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  const shortText = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(', ') : value
  return typeof shortText === 'string' && shortText.length <= maxTextLength ? shortText : undefined
}

const shortValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const changeSchema = z.object({
  field: z.string(),
  before: z.optional(shortValueSchema),
  after: z.optional(shortValueSchema),
})

/** Returns an empty list if the stored changes are invalid. */
export function parseChanges(stored: unknown): Change[] {
  const parsed = z.safeParse(z.array(changeSchema), stored)
  return parsed.success ? parsed.data : []
}
