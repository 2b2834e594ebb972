import { type PayloadRequest, QueryError } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { parseListQuery } from '../../../core/lists/list-query.ts'
import { countEntries } from '../export.ts'
import type { PageTexts } from '../page-texts.ts'
import type { Table } from '../tables.ts'

interface Props {
  req: PayloadRequest
  table: Table
  /** The query of the list. */
  query: URLSearchParams
  /** The URL of the page without the query. */
  pageUrl: string
  texts: PageTexts
}

/** Links that download the entries shown in the list, and a link to export all entries. */
export async function ExportLinks({ req, table, query, pageUrl, texts }: Props) {
  const listQuery = parseListQuery(req.query, req.payload.collections[table.collection].config)
  const count = await countEntries(req, table, listQuery).catch(zeroIfUnknownField)
  const total = await countEntries(req, table, {})
  const formatNumber = (number: number) => number.toLocaleString(req.i18n.language)
  const apiRoute = req.payload.config.routes.api
  const address = formatAdminURL({ apiRoute, path: `/spreadsheets/${table.name}/export` })
  const withSemicolons = new URLSearchParams([...query, ['separator', ';']])
  return (
    <section className="nusa-sheet" aria-labelledby="nusa-export">
      <h2 id="nusa-export">{texts.export}</h2>
      <p>
        {count === total ? (
          texts.all(formatNumber(total))
        ) : (
          <>
            {texts.listed(formatNumber(count), formatNumber(total))} <a href={pageUrl}>{texts.exportAll}</a>
          </>
        )}
      </p>
      <p className="nusa-sheet__downloads">
        <a href={`${address}?${query}`} download>
          {texts.commas}
        </a>
        <a href={`${address}?${withSemicolons}`} download>
          {texts.semicolons}
        </a>
      </p>
      <p className="nusa-sheet__hint">{texts.whichOne}</p>
    </section>
  )
}

/** A filter on an unknown field matches no entries, as in the list. */
function zeroIfUnknownField(error: unknown): number {
  if (error instanceof QueryError) return 0
  throw error
}
