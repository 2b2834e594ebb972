import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import { type AdminViewServerProps, type PayloadRequest, QueryError } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { labelInLanguage } from '../../../core/i18n/label-in-language.ts'
import { parseListQuery } from '../../../core/lists/list-query.ts'
import { OfficePage, requirePermission } from '../../office/admin/OfficePage.tsx'
import { countEntries } from '../export.ts'
import { getPageTexts, type PageTexts } from '../page-texts.ts'
import { spreadsheetPath } from '../paths.ts'
import { isExtensible, type Table } from '../table.ts'
import { findTable, findTablesOfCollection } from '../tables.ts'
import { ImportFile } from './ImportFile.tsx'
import './spreadsheets.css'

/** The query parameters of the list that the page passes on to the export. */
const listParameters = /^(?:where\[|search$|sort$)/

export async function SpreadsheetPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const tableName = String(view.params?.segments?.[1])
  requirePermission(view, spreadsheetPath(tableName), findTable(tableName)?.permission ?? 'content:edit')
  const table = findTable(tableName) ?? notFound()
  const { config } = req.payload.collections[table.collection]
  const { routes } = req.payload.config
  const { language } = req.i18n
  const texts = getPageTexts(language)
  const pluralLabel = labelInLanguage(config.labels.plural, language) ?? table.collection
  const query = new URLSearchParams([...req.searchParams].filter(([name]) => listParameters.test(name)))
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const listPath = `/collections/${table.collection}` as const
  const tables = findTablesOfCollection(table.collection)
  const hasDrafts = Boolean(config.versions?.drafts)
  const hasStatusField = config.flattenedFields.some(({ name }) => name === 'status')
  return (
    <OfficePage view={view} title={texts.title(pluralLabel)}>
      <SetStepNav nav={[{ label: pluralLabel, url: listPath }, { label: 'CSV' }]} />
      {tables.length > 1 && (
        <nav className="nusa-sheet__tables" aria-label={texts.tables}>
          {tables.map(({ name, lineKind }) => (
            <a
              href={`${adminUrl(spreadsheetPath(name))}?${query}`}
              aria-current={name === table.name ? 'page' : undefined}
              key={name}
            >
              {texts[lineKind]}
            </a>
          ))}
        </nav>
      )}
      <ExportLinks
        req={req}
        table={table}
        query={query}
        pageUrl={adminUrl(spreadsheetPath(table.name))}
        texts={texts}
      />
      <section className="nusa-sheet" aria-labelledby="nusa-import">
        <h2 id="nusa-import">{texts.import}</h2>
        <p>{texts.importHelp}</p>
        <p>
          <strong>{texts[findEffectTextKey(table, hasDrafts)]}</strong> {hasStatusField && texts.newEntriesInactive}
        </p>
        <p>{getImportRules(table, texts)}</p>
        <ImportFile table={table.name} listUrl={adminUrl(listPath)} hasDrafts={hasDrafts} key={table.name} />
      </section>
    </OfficePage>
  )
}

/** Returns the key of the text about when imported changes take effect. */
function findEffectTextKey(
  { permission }: Table,
  hasDrafts: boolean,
): 'importedAsDrafts' | 'capacityImportedAtOnce' | 'importedAtOnce' {
  if (hasDrafts) return 'importedAsDrafts'
  return permission === 'stock:edit' ? 'capacityImportedAtOnce' : 'importedAtOnce'
}

function getImportRules({ lists }: Table, texts: PageTexts): string {
  if (!lists) return texts.entryRules
  return isExtensible(lists) ? texts.addableRowRules : texts.rowRules
}

interface ExportLinksProps {
  req: PayloadRequest
  table: Table
  /** The filters, search and sort order of the list. */
  query: URLSearchParams
  /** The URL of the page without the query. */
  pageUrl: string
  texts: PageTexts
}

async function ExportLinks({ req, table, query, pageUrl, texts }: ExportLinksProps) {
  const listQuery = parseListQuery(req.query, req.payload.collections[table.collection].config)
  const listedCount = await countEntries(req, table, listQuery).catch(zeroIfUnknownField)
  const totalCount = await countEntries(req, table, {})
  const formatNumber = (number: number) => number.toLocaleString(req.i18n.language)
  const apiRoute = req.payload.config.routes.api
  const url = formatAdminURL({ apiRoute, path: `/spreadsheets/${table.name}/export` })
  const semicolonQuery = new URLSearchParams([...query, ['separator', ';']])
  return (
    <section className="nusa-sheet" aria-labelledby="nusa-export">
      <h2 id="nusa-export">{texts.export}</h2>
      <p>
        {listedCount === totalCount ? (
          texts.allEntries(formatNumber(totalCount))
        ) : (
          <>
            {texts.listedEntries(formatNumber(listedCount), formatNumber(totalCount))}{' '}
            <a href={pageUrl}>{texts.exportAll}</a>
          </>
        )}
      </p>
      <p className="nusa-sheet__downloads">
        <a href={`${url}?${query}`} download>
          {texts.downloadWithCommas}
        </a>
        <a href={`${url}?${semicolonQuery}`} download>
          {texts.downloadWithSemicolons}
        </a>
      </p>
      <p className="nusa-sheet__hint">{texts.whichSeparator}</p>
    </section>
  )
}

/** The list shows no entries if a filter contains an unknown field. */
function zeroIfUnknownField(error: unknown): number {
  if (error instanceof QueryError) return 0
  throw error
}
