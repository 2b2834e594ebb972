import { type PayloadRequest, QueryError } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { askedOf } from '../../lists/asked.ts'
import { countEntries } from '../../spreadsheets/export.ts'
import type { PageWords } from '../../spreadsheets/page-words.ts'
import type { Table } from '../../spreadsheets/tables.ts'

interface Props {
  req: PayloadRequest
  table: Table
  /** The query of the list. */
  query: URLSearchParams
  /** The URL of the page without the query. */
  here: string
  words: PageWords
}

/** Download links: the entries that the list shows, or all. */
export async function ExportLinks({ req, table, query, here, words }: Props) {
  const asked = askedOf(req.query, req.payload.collections[table.collection].config)
  const count = await countEntries(req, table, asked).catch(noneIfUnknown)
  const all = await countEntries(req, table, {})
  const written = (number: number) => number.toLocaleString(req.i18n.language)
  const apiRoute = req.payload.config.routes.api
  const address = formatAdminURL({ apiRoute, path: `/spreadsheets/${table.name}/export` })
  const withSemicolons = new URLSearchParams([...query, ['separator', ';']])
  return (
    <section className="nusa-sheet" aria-labelledby="nusa-export">
      <h2 id="nusa-export">{words.export}</h2>
      <p>
        {count === all ? (
          words.all(written(all))
        ) : (
          <>
            {words.listed(written(count), written(all))} <a href={here}>{words.exportAll}</a>
          </>
        )}
      </p>
      <p className="nusa-sheet__downloads">
        <a href={`${address}?${query}`} download>
          {words.commas}
        </a>
        <a href={`${address}?${withSemicolons}`} download>
          {words.semicolons}
        </a>
      </p>
      <p className="nusa-sheet__aside">{words.whichOne}</p>
    </section>
  )
}

/** A filter on an unknown field matches no entries, as in the list. */
function noneIfUnknown(error: unknown): number {
  if (error instanceof QueryError) return 0
  throw error
}
