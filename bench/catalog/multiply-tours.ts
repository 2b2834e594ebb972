import pg from 'pg'

/**
 * The ID of a copy is the ID of the original plus a multiple of this number. All IDs of the demo content are smaller
 * than this number.
 */
const ID_OFFSET_PER_COPY = 100_000

const columnsSql = `
  select c.table_name as "table", c.column_name as "column", c.data_type = 'integer' as "isNumber"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name ~ '^_?tours(_|$)'
  order by c.table_name, c.ordinal_position`

interface Column {
  table: string
  column: string
  isNumber: boolean
}

/**
 * Copies the tours in the database until there are about `count` tours. Rows in other tables, such as images, are not
 * copied.
 */
export async function multiplyTours(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columnsSql)
    const { rows: countRows } = await client.query<{ count: number }>('select count(*)::int as count from tours')
    const copyCount = Math.ceil(count / (countRows[0]?.count ?? 0)) - 1
    await client.query('begin')
    // Disables foreign key checks, so that the order of the tables does not matter.
    await client.query('set local session_replication_role = replica')
    for (const [table = '', columns = []] of Map.groupBy(rows, ({ table }) => table)) {
      const columnNames = columns.map(({ column }) => `"${column}"`).join(', ')
      const values = columns.map(createCopyExpression).join(', ')
      await client.query(
        `insert into "${table}" (${columnNames}) select ${values} from "${table}", generate_series(1, ${copyCount}) copy`,
      )
      if (columns.some(({ column, isNumber }) => column === 'id' && isNumber)) {
        await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}"))`)
      }
    }
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

function createCopyExpression({ table, column, isNumber }: Column): string {
  const name = `"${table}"."${column}"`
  // In Payload's version tables, the column `_uuid` contains the ID that the row has in the main table.
  const isIdOfTourRow = ['id', '_parent_id', 'parent_id', '_uuid'].includes(column)
  if (isIdOfTourRow) return isNumber ? `${name} + copy * ${ID_OFFSET_PER_COPY}` : `${name} || '-' || copy`
  if (['slug', 'version_slug'].includes(column)) return `${name} || '-' || copy`
  return name
}
