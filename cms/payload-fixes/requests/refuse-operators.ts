import { type FlattenedField, getLocalizedPaths, type Payload, QueryError } from 'payload'
import { isObject } from '../../core/is-object.ts'

/**
 * Thrown for a condition whose operator the column does not support. Payload 3.90.1 compares numbers, dates and options
 * with `ilike`, and has no `all` in PostgreSQL.
 *
 * Extends `QueryError`, because Payload's lists show no entries for a `QueryError`, and an error page for other errors.
 */
class ConditionError extends QueryError {
  constructor(path: string, message: string) {
    super([{ path }])
    this.message = message
    // Payload's lists compare this name. The production build shortens the names of classes.
    this.name = 'QueryError'
  }
}

interface QueryTarget {
  fields: FlattenedField[]
  payload: Payload
  /** In versions, the path of a field starts with `version.`, except for fields such as `parent`. */
  hasVersionPaths?: boolean
}

/**
 * Throws an error with status 400 for a condition that the database cannot evaluate.
 *
 * Payload 3.90.1; tested by `requests.integration.test.ts`. Remove it when `validateQueryPaths` checks the operator.
 */
export function refuseUnsupportedOperators(where: unknown, target: QueryTarget): void {
  if (where === undefined || where === null) return
  if (!isObject(where)) throw new ConditionError('where', 'The query parameter "where" must be an object.')
  for (const [path, constraint] of Object.entries(where)) {
    if (/^(and|or)$/i.test(path) && Array.isArray(constraint)) {
      for (const condition of constraint) refuseUnsupportedOperators(condition, target)
      continue
    }
    if (!isObject(constraint)) {
      throw new ConditionError(path, `The condition for "${path}" must name an operator.`)
    }
    const type = findColumnType(path, target)
    for (const [operator, value] of Object.entries(constraint)) checkCondition({ path, operator, value, type })
  }
}

interface Condition {
  path: string
  operator: string
  value: unknown
  type: ColumnType | null
}

function checkCondition({ path, operator, value, type }: Condition): void {
  if (unsupportedOperators.has(operator)) {
    throw new ConditionError(path, `The operator "${operator}" is not supported.`)
  }
  // The value is a filter of related entries. Payload checks its paths.
  if (operator === 'contains' && isObject(value)) return
  const supportedOperators = type && operatorsByColumnType[type]
  if (supportedOperators && !supportedOperators.has(operator)) {
    throw new ConditionError(path, `The operator "${operator}" cannot be used with "${path}".`)
  }
  const needsText = patternOperators.has(operator) || type === 'insideJson'
  if (needsText && typeof value === 'object') {
    throw new ConditionError(path, `The operator "${operator}" for "${path}" needs a text.`)
  }
}

/** No field of this CMS supports these operators: the geographic operators are only for point fields. */
const unsupportedOperators = new Set(['all', 'intersects', 'near', 'within'])

const patternOperators = new Set(['like', 'not_like'])
const comparisonOperators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]

/** Payload turns `like` into `equals` for numbers and relations. */
const operatorsByColumnType = {
  text: new Set([...comparisonOperators, 'contains', 'like', 'not_like']),
  number: new Set([...comparisonOperators, 'like']),
  exactValue: new Set(comparisonOperators),
  // `contains` means that the list includes an option or a related entry.
  list: new Set([...comparisonOperators, 'contains', 'like']),
  json: new Set(['exists']),
  insideJson: new Set(['equals', 'not_equals', 'exists', 'like', 'not_like']),
  noColumn: new Set<string>(),
}

type ColumnType = keyof typeof operatorsByColumnType

/** Returns null if Payload refuses the path itself. */
function findColumnType(path: string, { fields, payload, hasVersionPaths = false }: QueryTarget): ColumnType | null {
  const dottedPath = path.replaceAll('__', '.')
  const incomingPath = hasVersionPaths ? dottedPath.replace(/^version\./, '') : dottedPath
  if (incomingPath === 'id' || incomingPath === '_id') return payload.db.defaultIDType
  if (hasVersionPaths && !fields.some(({ name }) => name === incomingPath)) {
    if (incomingPath === 'parent') return 'number'
    if (incomingPath === 'latest' || incomingPath === 'autosave') return 'exactValue'
  }
  const lastStep = getLocalizedPaths({ fields, incomingPath, payload, overrideAccess: true }).at(-1)
  if (!lastStep?.field || lastStep.invalid) return null
  return columnTypeOfField(lastStep.field, lastStep.path)
}

function columnTypeOfField(field: FlattenedField, path: string): ColumnType | null {
  switch (field.type) {
    case 'number':
      return 'number'
    case 'date':
    case 'checkbox':
    case 'radio':
      return 'exactValue'
    case 'select':
      // Payload describes the collection of a related entry as a select, but the collection has no column.
      if (field.name === 'relationTo') return null
      return field.hasMany ? 'list' : 'exactValue'
    case 'relationship':
    case 'upload':
      return field.hasMany ? 'list' : 'number'
    case 'json':
    case 'richText':
      return path.endsWith(field.name) ? 'json' : 'insideJson'
    case 'array':
    case 'blocks':
    case 'group':
    case 'tab':
    case 'join':
      return 'noColumn'
    default:
      return 'text'
  }
}
