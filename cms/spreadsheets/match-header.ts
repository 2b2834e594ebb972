import type { Column } from './columns.ts'
import type { Table } from './tables.ts'
import type { SheetWords } from './words.ts'

/** The position of each column's cell in a line. */
export type Places = ReadonlyMap<Column, number>

/** Returns the columns in the first line of a file, or a message if they are invalid. */
export function matchHeader(
  header: readonly string[],
  columns: readonly Column[],
  table: Table,
  words: SheetWords,
): Places | string {
  const places = new Map<Column, number>()
  for (const [place, name] of header.entries()) {
    if (name === '') return words.columnWithoutName(place + 1)
    const column = columns.find(({ names }) => names.has(name.toLowerCase()))
    if (!column) return words.unknownColumn(name, columns.map(({ label }) => label).join(', '))
    if (places.has(column)) return words.columnTwice(name)
    places.set(column, place)
  }
  const marks = [...places.keys()].flatMap(({ mark }) => (mark ? [mark] : []))
  if (table.lists) return marks.includes('id') && marks.includes('line') ? places : words.noLineKey
  const says = identityColumns(columns, table)
  const slug = table.identity.includes('slug') && columns.find(({ fields }) => fields.includes('slug'))
  const isCalled = says.every((column) => places.has(column)) || (slug && places.has(slug))
  const isKeyed = marks.includes('id') || isCalled
  return isKeyed ? places : words.noKey([words.id, ...says.map(({ label }) => label)].join(', '))
}

/** Returns the columns that identify an entry without an id. The title can replace the page address. */
export function identityColumns(columns: readonly Column[], { identity, columns: [title = ''] }: Table): Column[] {
  const names = identity.map((name) => (name === 'slug' ? title : name))
  return names.flatMap((name) => columns.find(({ fields, isOwn }) => isOwn && fields.includes(name)) ?? [])
}
