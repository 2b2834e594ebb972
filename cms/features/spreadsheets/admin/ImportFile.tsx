'use client'

import { Button, useConfig, useRouteCache, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { ImportPlan, WrittenEntry } from '../import-plan.ts'
import { getPageTexts, type PageTexts } from '../page-texts.ts'
import { checkFile, importFile } from './import-requests.ts'
import { PlanTable } from './PlanTable.tsx'

interface Props {
  table: string
  listUrl: string
  hasDrafts: boolean
}

type State =
  | { step: 'empty' }
  | { step: 'busy'; text: string }
  | { step: 'failed'; failure: string }
  | { step: 'checked'; file: Blob; fileName: string; plan: ImportPlan; isReplanned: boolean }
  | { step: 'done'; written: readonly WrittenEntry[] }

/** Shows what the import of a file would do, and then imports the file. */
export function ImportFile({ table, listUrl, hasDrafts }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const texts = getPageTexts(i18n.language)
  const [state, setState] = useState<State>({ step: 'empty' })
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/spreadsheets/${table}` })

  const checkChosenFile = async (chosenFile: File) => {
    setState({ step: 'busy', text: texts.checking })
    // Reads the file immediately, because the browser cannot read a file that another program changes later.
    const file = new Blob([await chosenFile.arrayBuffer()])
    const result = await checkFile(url, file, texts)
    setState(
      'plan' in result
        ? { step: 'checked', file, fileName: chosenFile.name, ...result, isReplanned: false }
        : { step: 'failed', ...result },
    )
  }
  const runImport = async ({ file, fileName, plan }: Extract<State, { step: 'checked' }>) => {
    setState({ step: 'busy', text: texts.importing(texts.importButton(countChangedRows(plan))) })
    const result = await importFile(url, file, plan, texts)
    if ('written' in result) {
      setState({ step: 'done', ...result })
      // The page shows the number of entries, so it must be loaded again.
      clearRouteCache()
    } else if ('plan' in result) {
      setState({ step: 'checked', file, fileName, ...result, isReplanned: true })
    } else {
      setState({ step: 'failed', ...result })
    }
  }

  return (
    <div className="nusa-sheet">
      <label className="nusa-sheet__file">
        {texts.file}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={state.step === 'busy'}
          onChange={({ target }) => {
            const [chosenFile] = target.files ?? []
            if (chosenFile) void checkChosenFile(chosenFile)
            // Without a reset, choosing the same file again would trigger no change event.
            target.value = ''
          }}
        />
      </label>
      <div role="status" className="nusa-sheet">
        {state.step === 'busy' && <p>{state.text}</p>}
        {state.step === 'failed' && <p className="nusa-sheet__fault">{state.failure}</p>}
        {state.step === 'done' && (
          <WrittenEntries written={state.written} listUrl={listUrl} hasDrafts={hasDrafts} texts={texts} />
        )}
        {state.step === 'checked' && <PlanSummary {...state} />}
      </div>
      {state.step === 'checked' && (
        <>
          {countChangedRows(state.plan) > 0 && (
            <ImportButton plan={state.plan} onImport={() => void runImport(state)} key={state.plan.digest} />
          )}
          <PlanTable plan={state.plan} texts={texts} />
        </>
      )}
    </div>
  )
}

/** If there are warnings, the user must confirm them first. */
function ImportButton({ plan, onImport }: { plan: ImportPlan; onImport: () => void }) {
  const { i18n } = useTranslation()
  const texts = getPageTexts(i18n.language)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const hasWarnings = plan.rows.some(({ warnings }) => warnings.length > 0)
  return (
    <>
      {hasWarnings && (
        <label className="nusa-sheet__confirm">
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)} />{' '}
          {texts.confirmWarnings}
        </label>
      )}
      <Button onClick={onImport} margin={false} disabled={hasWarnings && !isConfirmed}>
        {texts.importButton(countChangedRows(plan))}
      </Button>
    </>
  )
}

function countChangedRows({ counts }: ImportPlan): number {
  return counts.new + counts.changed
}

function PlanSummary({
  fileName,
  plan,
  isReplanned,
}: Pick<Extract<State, { step: 'checked' }>, 'fileName' | 'plan' | 'isReplanned'>) {
  const { i18n } = useTranslation()
  const texts = getPageTexts(i18n.language)
  const { counts, notImported } = plan
  const hasChanges = countChangedRows(plan) > 0
  return (
    <>
      {isReplanned && <p className="nusa-sheet__fault">{texts.planChanged}</p>}
      <h3>
        {texts.previewHeading}: {fileName}
      </h3>
      <dl className="nusa-sheet__counts">
        {(['new', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
          <div key={kind}>
            <dt>{texts[kind]}</dt>
            <dd>{counts[kind].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {!hasChanges && <p>{counts.refused > 0 ? texts.onlyRefused : texts.nothingToImport}</p>}
      {hasChanges && counts.refused > 0 && <p>{texts.omitsRejected}</p>}
      {counts.refused > 0 && <p>{texts.chooseFileAgain}</p>}
      {notImported.length > 0 && <p className="nusa-sheet__hint">{texts.notImported(notImported.join(', '))}</p>}
    </>
  )
}

interface WrittenEntriesProps {
  written: readonly WrittenEntry[]
  listUrl: string
  hasDrafts: boolean
  texts: PageTexts
}

/** With more ids, the URL of the list could be refused as too long. */
const maxLinkedIds = 100

function WrittenEntries({ written, listUrl, hasDrafts, texts }: WrittenEntriesProps) {
  return (
    <p>
      {texts.importDone(written.length)} {hasDrafts && texts.publishImported(written.length)}{' '}
      <a href={`${listUrl}${createListQuery(written)}`}>{texts.openList}</a>
    </p>
  )
}

/** Returns a query that filters the list by the imported entries, or an empty text if there are too many entries. */
function createListQuery(written: readonly WrittenEntry[]): string {
  if (written.length > maxLinkedIds) return ''
  // Each id is a separate parameter, because the list is empty if one parameter contains several ids.
  const ids = written.map(({ id }, index) => `where[or][0][and][0][id][in][${index}]=${id}`)
  return `?${ids.join('&')}&limit=${maxLinkedIds}`
}
