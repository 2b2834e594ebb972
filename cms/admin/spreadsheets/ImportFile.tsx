'use client'

import { Button, useConfig, useRouteCache, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { ImportPlan, WrittenEntry } from '../../spreadsheets/answers.ts'
import { pageWords } from '../../spreadsheets/page-words.ts'
import { checkFile, importFile } from './ask.ts'
import { PlanTable } from './PlanTable.tsx'
import { WrittenEntries } from './WrittenEntries.tsx'

interface Props {
  table: string
  /** The URL of the list of its entries. */
  list: string
  hasDrafts: boolean
}

type State =
  | { step: 'empty' }
  | { step: 'busy'; words: string }
  | { step: 'failed'; failure: string }
  | { step: 'checked'; file: Blob; name: string; plan: ImportPlan; isMeanwhile: boolean }
  | { step: 'done'; written: readonly WrittenEntry[] }

/** Imports a file: shows what the import would do, and then imports it. */
export function ImportFile({ table, list, hasDrafts }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const words = pageWords(i18n.language)
  const [state, setState] = useState<State>({ step: 'empty' })
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/spreadsheets/${table}` })

  const check = async (chosen: File) => {
    setState({ step: 'busy', words: words.checking })
    // Read at once, because a file that is changed later can no longer be read.
    const file = new Blob([await chosen.arrayBuffer()])
    const answer = await checkFile(address, file, words)
    setState(
      'plan' in answer
        ? { step: 'checked', file, name: chosen.name, ...answer, isMeanwhile: false }
        : { step: 'failed', ...answer },
    )
  }
  const bring = async ({ file, name, plan }: Extract<State, { step: 'checked' }>) => {
    setState({ step: 'busy', words: words.importing(words.button(rowsOf(plan))) })
    const answer = await importFile(address, file, plan, words)
    if ('written' in answer) {
      setState({ step: 'done', ...answer })
      // The page shows the number of entries.
      clearRouteCache()
    } else if ('plan' in answer) setState({ step: 'checked', file, name, ...answer, isMeanwhile: true })
    else setState({ step: 'failed', ...answer })
  }

  return (
    <div className="nusa-sheet">
      <label className="nusa-sheet__file">
        {words.file}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={state.step === 'busy'}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void check(file)
            // Allows the same file to be chosen again after it was changed.
            target.value = ''
          }}
        />
      </label>
      <div role="status" className="nusa-sheet">
        {state.step === 'busy' && <p>{state.words}</p>}
        {state.step === 'failed' && <p className="nusa-sheet__fault">{state.failure}</p>}
        {state.step === 'done' && (
          <WrittenEntries written={state.written} list={list} hasDrafts={hasDrafts} words={words} />
        )}
        {state.step === 'checked' && <Outcome {...state} />}
      </div>
      {state.step === 'checked' && (
        <>
          {rowsOf(state.plan) > 0 && (
            <Button onClick={() => void bring(state)} margin={false}>
              {words.button(rowsOf(state.plan))}
            </Button>
          )}
          <PlanTable plan={state.plan} words={words} />
        </>
      )}
    </div>
  )
}

function rowsOf({ counts }: ImportPlan): number {
  return counts.new + counts.changed
}

/** Shows the numbers of an import plan. */
function Outcome({
  name,
  plan,
  isMeanwhile,
}: Pick<Extract<State, { step: 'checked' }>, 'name' | 'plan' | 'isMeanwhile'>) {
  const { i18n } = useTranslation()
  const words = pageWords(i18n.language)
  const { counts, notImported } = plan
  const isNothing = rowsOf(plan) === 0
  return (
    <>
      {isMeanwhile && <p className="nusa-sheet__fault">{words.meanwhile}</p>}
      <h3>
        {words.counts}: {name}
      </h3>
      <dl className="nusa-sheet__counts">
        {(['new', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            <dd>{counts[kind].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {isNothing && <p>{counts.refused > 0 ? words.onlyRefused : words.nothing}</p>}
      {!isNothing && counts.refused > 0 && <p>{words.leavesOut}</p>}
      {counts.refused > 0 && <p>{words.again}</p>}
      {notImported.length > 0 && <p className="nusa-sheet__aside">{words.notImported(notImported.join(', '))}</p>}
    </>
  )
}
