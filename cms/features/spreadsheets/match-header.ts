import type { Column } from './columns.ts'
import type { SheetTexts } from './sheet-texts.ts'
import { isExtensible, type Table } from './table.ts'

/** The position of each column in a row of the file. */
export type ColumnPositions = ReadonlyMap<Column, number>

/** Finds the columns by the first line of a file. Returns a message if the headings are invalid. */
export function matchHeader(
  header: readonly string[],
  columns: readonly Column[],
  table: Table,
  texts: SheetTexts,
): ColumnPositions | string {
  const positions = new Map<Column, number>()
  for (const [index, heading] of header.entries()) {
    if (heading === '') return texts.columnWithoutName(index + 1)
    const column = columns.find(({ acceptedHeadings }) => acceptedHeadings.has(heading.toLowerCase()))
    if (!column) return texts.unknownColumn(heading, columns.map(({ label }) => label).join(', '))
    if (positions.has(column)) return texts.duplicateColumn(heading)
    positions.set(column, index)
  }
  return findMissingColumn(positions, columns, table, texts) ?? positions
}

/** Returns a message if the file lacks the columns that identify its rows. */
function findMissingColumn(
  positions: ColumnPositions,
  columns: readonly Column[],
  table: Table,
  texts: SheetTexts,
): string | null {
  const metaColumns = new Set([...positions.keys()].map(({ meta }) => meta))
  if (table.lists && !isExtensible(table.lists)) {
    return metaColumns.has('id') && metaColumns.has('line') ? null : texts.noLineKey
  }
  if (metaColumns.has('id')) return null
  const identityColumns = findIdentityColumns(columns, table)
  const slugColumn = table.identity.includes('slug') && columns.find(({ fields }) => fields.includes('slug'))
  const requiredColumns = identityColumns.filter(
    ({ fields }) => !fields.some((name) => table.optionalIdentity.includes(name)),
  )
  if (slugColumn && positions.has(slugColumn)) return null
  if (requiredColumns.every((column) => positions.has(column))) return null
  return texts.noIdentityColumn(
    texts.id,
    new Intl.ListFormat(texts.language).format(requiredColumns.map(({ label }) => label)),
  )
}

/** Returns the columns that identify an entry, with the title instead of the page address. */
export function findIdentityColumns(columns: readonly Column[], table: Table): Column[] {
  const [titleField = ''] = table.columns
  const names = table.identity.map((name) => (name === 'slug' ? titleField : name))
  return names.flatMap(
    (name) => columns.find(({ fields, isEntryColumn }) => isEntryColumn && fields.includes(name)) ?? [],
  )
}
