import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { labelIn } from '../../i18n/label-in.ts'
import { pageWords } from '../../spreadsheets/page-words.ts'
import { tableNamed, tablesOf } from '../../spreadsheets/tables.ts'
import { admitToOffice, OfficePage } from '../office/OfficePage.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import { ImportFile } from './ImportFile.tsx'
import { spreadsheetPath } from './paths.ts'
import './spreadsheets.css'

/** The query parameters of the list that are kept. */
const asked = /^(?:where\[|search$|sort$)/

/** The page to export the entries of a collection as a spreadsheet and to import them again. */
export async function SpreadsheetPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const named = String(view.params?.segments?.[1])
  admitToOffice(view, spreadsheetPath(named), ['admin', 'editor'])
  const table = tableNamed(named) ?? notFound()
  const { config } = req.payload.collections[table.collection]
  const { routes } = req.payload.config
  const { language } = req.i18n
  const words = pageWords(language)
  const plural = labelIn(config.labels.plural, language) ?? table.collection
  const query = new URLSearchParams([...req.searchParams].filter(([name]) => asked.test(name)))
  const at = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const list = `/collections/${table.collection}` as const
  const others = tablesOf(table.collection)
  const isSwitched = config.flattenedFields.some(({ name }) => name === 'status')
  return (
    <OfficePage view={view} title={words.title(plural)}>
      <SetStepNav nav={[{ label: plural, url: list }, { label: 'CSV' }]} />
      {others.length > 1 && (
        <nav className="nusa-sheet__tables" aria-label={words.tables}>
          {others.map(({ name, about }) => (
            <a
              href={`${at(spreadsheetPath(name))}?${query}`}
              aria-current={name === table.name ? 'page' : undefined}
              key={name}
            >
              {words[about]}
            </a>
          ))}
        </nav>
      )}
      <ExportLinks req={req} table={table} query={query} here={at(spreadsheetPath(table.name))} words={words} />
      <section className="nusa-sheet" aria-labelledby="nusa-import">
        <h2 id="nusa-import">{words.import}</h2>
        <p>{words.lead}</p>
        <p>
          <strong>{config.versions?.drafts ? words.drafts : words.atOnce}</strong> {isSwitched && words.inactive}
        </p>
        <p>{table.lists ? words.rowRules : words.rules}</p>
        <ImportFile table={table.name} list={at(list)} hasDrafts={Boolean(config.versions?.drafts)} key={table.name} />
      </section>
    </OfficePage>
  )
}
