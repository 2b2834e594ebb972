import type { FlattenedField, SelectIncludeType } from 'payload'

/**
 * Replaces each selected list by a selection of all its fields. Otherwise Payload may leave text fields with several
 * values (`hasMany`) in the list empty.
 *
 * Payload 3.90.1, https://github.com/payloadcms/payload/issues/15962; tested by
 * `functions/bookings/departures.integration.test.ts`. Remove it when `select` with a list returns all fields of the
 * list.
 */
export function selectLists<Select extends SelectIncludeType>(
  fields: readonly FlattenedField[],
  select: Select,
): Select {
  const expandedLists: SelectIncludeType = {}
  for (const field of fields) {
    const isSelectedList = field.type === 'array' && select[field.name] === true
    if (isSelectedList) expandedLists[field.name] = selectAll(field.flattenedFields)
  }
  return { ...select, ...expandedLists }
}

export function selectAll(fields: readonly FlattenedField[]): SelectIncludeType {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'array' ? selectAll(field.flattenedFields) : true]),
  )
}
