import type { FlattenedField, PayloadRequest } from 'payload'
import { recordKeyLabel } from '../../admin/values/record-values.ts'
import { findNameWithAnswers } from '../../collections/records/Bookings/answers-of-travellers.ts'
import { RefusalError } from '../../core/errors/refusal.ts'
import { fieldPathLabel } from '../../core/field-tree/field-path.ts'
import { type Language, languageOf } from '../../core/i18n/language.ts'
import { readTitles } from '../../core/references/entry-title.ts'
import { findLastEditor } from './last-change.ts'
import { type MergeQuestion, type MergeRequest, type MergeSummary, mergedHeader } from './merge-request.ts'
import { mergingTexts } from './merging-texts.ts'
import type { Values } from './stored-values.ts'
import { type Conflict, mergeThreeWay, rowKey } from './three-way.ts'
import type { StoredState } from './undoes-newer-changes.ts'
import { findLinks, formatFields, formatValueOrEmpty, type GetTitle, idText, packageIdsField } from './value-text.ts'

interface OutdatedSave {
  slug: string
  /** Null for a global. */
  id: number | string | null
  fields: readonly FlattenedField[]
  sentValues: Values
  storedState: StoredState
  isDraft: boolean
}

/**
 * Returns the values to save: those of the form, merged with the changes that were saved after the form was opened.
 *
 * @throws RefusalError with a question for the editor, if the editor must decide
 */
export async function mergeSave(
  save: OutdatedSave,
  { opened, seen, choices }: MergeRequest,
  req: PayloadRequest,
): Promise<Values> {
  const { fields, sentValues, storedState, isDraft } = save
  const { newestVersion: newest, mainRow } = storedState
  const hasCurrentChoices = seen !== undefined && seen === newest.updatedAt
  const currentChoices = hasCurrentChoices ? (choices ?? {}) : {}
  const versions = { base: opened, theirs: newest, mine: sentValues }
  const mergeResult = mergeThreeWay(fields, versions, currentChoices)
  const isStatusConflicting = !isDraft && sentValues._status !== mainRow._status && opened._status !== mainRow._status
  const wouldPublishUnseen = !isDraft && newest._status === 'draft' && mergeResult.takenPaths.length > 0
  const lastEditor = await findLastEditor(save.slug, save.id, req)
  const isStatusDecided = !isStatusConflicting || Object.hasOwn(currentChoices, '_status')
  const isPublishingDecided = !wouldPublishUnseen || hasCurrentChoices
  if (mergeResult.conflicts.length > 0 || !isStatusDecided || !isPublishingDecided) {
    const question: MergeQuestion = {
      kind: 'merge',
      newest: String(newest.updatedAt),
      by: lastEditor,
      conflicts: [
        ...(await formatConflicts(save, mergeResult.conflicts, req)),
        ...(isStatusDecided ? [] : [formatStatusConflict(save, req)]),
      ],
      unseen: wouldPublishUnseen ? formatFieldLabels(save, mergeResult.takenPaths, req) : [],
    }
    throw new RefusalError(
      'This entry was changed by someone else or in another tab since you opened it. Nothing has been saved yet, and your input is still in the form. Save again to choose what to keep.',
      409,
      question,
    )
  }
  // Hooks read the paths of newer values that the editor replaces. For example, if the editor replaces the newer name
  // of a traveller, a hook removes the answers of the traveller with the newer name.
  req.context.replacedPaths = mergeThreeWay(fields, versions)
    .conflicts.map(({ path }) => path)
    .filter((path) => currentChoices[path] === 'mine')
  const summary: MergeSummary = { by: lastEditor, fields: formatFieldLabels(save, mergeResult.takenPaths, req) }
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set(mergedHeader, encodeURIComponent(JSON.stringify(summary)))
  return isStatusConflicting && currentChoices._status === 'theirs'
    ? { ...mergeResult.value, _status: mainRow._status }
    : mergeResult.value
}

function formatStatusConflict(
  { sentValues, storedState }: OutdatedSave,
  req: PayloadRequest,
): MergeQuestion['conflicts'][number] {
  const texts = mergingTexts[languageOf(req.i18n)]
  const format = (status: unknown) => (status === 'published' ? texts.published : texts.notOnSite)
  return {
    path: '_status',
    label: texts.status,
    mine: format(sentValues._status),
    theirs: format(storedState.mainRow._status),
  }
}

async function formatConflicts(
  { slug, fields, sentValues, storedState }: OutdatedSave,
  conflicts: readonly Conflict[],
  req: PayloadRequest,
): Promise<MergeQuestion['conflicts']> {
  const language = languageOf(req.i18n)
  const titleOf = await readConflictTitles(conflicts, [sentValues, storedState.newestVersion], req)
  return conflicts.map(({ path, field, isRow, mine, theirs }) => {
    const label = formatFieldLabel(fields, path, [sentValues, storedState.newestVersion], language)
    const format = (value: unknown) => {
      if (isRow && value === null) return mergingTexts[language].removed
      if (isRow && field.type === 'array') return formatFields(field.flattenedFields, value, language, titleOf)
      return formatValueOrEmpty(field, value, language, titleOf)
    }
    const nameWithAnswers = slug === 'bookings' ? findNameWithAnswers(path, storedState.newestVersion, mine) : null
    const note = nameWithAnswers === null ? {} : { note: mergingTexts[language].answersRemoved(nameWithAnswers) }
    return { path, label, mine: format(mine), theirs: format(theirs), ...note }
  })
}

/** Reads the titles of the entries that the conflicting values refer to. Without read access, the id is the title. */
async function readConflictTitles(
  conflicts: readonly Conflict[],
  sides: readonly Values[],
  req: PayloadRequest,
): Promise<GetTitle> {
  const links = conflicts.flatMap(({ field, isRow, mine, theirs }) =>
    [mine, theirs].flatMap((value) => findLinks(field, isRow && field.type === 'array' ? [value] : value)),
  )
  const titles = await readTitles(links, req)
  const packages = sides.flatMap(({ pricing }) => (Array.isArray(pricing) ? pricing : []))
  return (collection, id) => {
    if (collection !== packageIdsField) return titles.get(collection)?.get(id) ?? id
    const name: unknown = packages.find((row) => idText(row) === id)?.name
    return typeof name === 'string' && name !== '' ? name : id
  }
}

function formatFieldLabels(
  { fields, sentValues, storedState }: OutdatedSave,
  paths: readonly string[],
  req: PayloadRequest,
): string[] {
  return paths.map((path) =>
    formatFieldLabel(fields, path, [storedState.newestVersion, sentValues], languageOf(req.i18n)),
  )
}

/**
 * Returns a label such as 'Packages › 2 › Price' or 'Answers › Flight number › Answer'. A row is labelled with its
 * position in the list, and an answer with its question.
 */
function formatFieldLabel(
  fields: readonly FlattenedField[],
  path: string,
  sides: readonly Values[],
  language: Language,
): string {
  const labelSteps: string[] = []
  let values: unknown[] = [...sides]
  for (const step of path.split('.')) {
    const rowIndexes = values.map((value) =>
      Array.isArray(value) ? value.findIndex((row) => String(rowKey(row)) === step) : -1,
    )
    const rowIndex = rowIndexes.find((index) => index >= 0)
    const rows = values.map((value, index) => (Array.isArray(value) ? value[rowIndexes[index] ?? -1] : undefined))
    const answer = rows.find((row) => row?.question_id !== undefined)
    const rowLabel = answer ? String(answer.question) : String((rowIndex ?? 0) + 1)
    labelSteps.push(rowIndex === undefined ? step : rowLabel)
    values = values.map((value, index) => {
      if (Array.isArray(value)) return rows[index]
      return typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === step)?.[1]
        : undefined
    })
  }
  const [name = '', ...keys] = labelSteps
  if (fields.find((field) => field.name === name)?.type !== 'json') return fieldPathLabel(fields, labelSteps, language)
  return [fieldPathLabel(fields, [name], language), ...keys.map((key) => recordKeyLabel(key, language))].join(' › ')
}
