import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { labelInLanguage } from '../../../core/i18n/label-in-language.ts'
import { OfficePage, requirePermission } from '../../office/admin/OfficePage.tsx'
import { pageTexts } from '../page-texts.ts'
import { spreadsheetPath } from '../paths.ts'
import { findTable, tablesFor } from '../tables.ts'
import { ExportLinks } from './ExportLinks.tsx'
import { ImportFile } from './ImportFile.tsx'
import './spreadsheets.css'

/** The query parameters of the list that the page passes on. */
const listParameters = /^(?:where\[|search$|sort$)/

/** The page to export the entries of a collection as a spreadsheet and to import them again. */
export async function SpreadsheetPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const tableName = String(view.params?.segments?.[1])
  requirePermission(view, spreadsheetPath(tableName), 'content:edit')
  const table = findTable(tableName) ?? notFound()
  const { config } = req.payload.collections[table.collection]
  const { routes } = req.payload.config
  const { language } = req.i18n
  const texts = pageTexts(language)
  const plural = labelInLanguage(config.labels.plural, language) ?? table.collection
  const query = new URLSearchParams([...req.searchParams].filter(([name]) => listParameters.test(name)))
  const adminUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const list = `/collections/${table.collection}` as const
  const tables = tablesFor(table.collection)
  const hasStatusField = config.flattenedFields.some(({ name }) => name === 'status')
  return (
    <OfficePage view={view} title={texts.title(plural)}>
      <SetStepNav nav={[{ label: plural, url: list }, { label: 'CSV' }]} />
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
        <p>{texts.lead}</p>
        <p>
          <strong>{config.versions?.drafts ? texts.drafts : texts.atOnce}</strong> {hasStatusField && texts.inactive}
        </p>
        <p>{table.lists ? texts.rowRules : texts.rules}</p>
        <ImportFile
          table={table.name}
          listUrl={adminUrl(list)}
          hasDrafts={Boolean(config.versions?.drafts)}
          key={table.name}
        />
      </section>
    </OfficePage>
  )
}
