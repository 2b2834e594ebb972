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
import { findLinks, formatFields, type GetTitle, idText, packageIds, valueText } from './value-text.ts'

interface OutdatedSave {
  slug: string
  /** Null for a global. */
  id: number | string | null
  fields: readonly FlattenedField[]
  sent: Values
  stored: StoredState
  isDraft: boolean
}

/**
 * Returns the values to save: those of the form, merged with the changes that were saved after the form was opened.
 * @throws RefusalError with a question for the editor, if the editor must decide
 */
export async function mergeSave(
  save: OutdatedSave,
  { opened, seen, choices }: MergeRequest,
  req: PayloadRequest,
): Promise<Values> {
  const { fields, sent, stored, isDraft } = save
  const { newest, mainRow } = stored
  const isAnswered = seen !== undefined && seen === newest.updatedAt
  const chosen = isAnswered ? (choices ?? {}) : {}
  const versions = { base: opened, theirs: newest, mine: sent }
  const merged = mergeThreeWay(fields, versions, chosen)
  const isStatusConflicting = !isDraft && sent._status !== mainRow._status && opened._status !== mainRow._status
  const publishesUnseen = !isDraft && newest._status === 'draft' && merged.taken.length > 0
  const lastEditor = await findLastEditor(save.slug, save.id, req)
  const hasStatusChoice = !isStatusConflicting || Object.hasOwn(chosen, '_status')
  if (merged.conflicts.length > 0 || !hasStatusChoice || (publishesUnseen && !isAnswered)) {
    const question: MergeQuestion = {
      kind: 'merge',
      newest: String(newest.updatedAt),
      by: lastEditor,
      conflicts: [
        ...(await conflictTexts(save, merged.conflicts, req)),
        ...(hasStatusChoice ? [] : [statusConflict(save, req)]),
      ],
      unseen: publishesUnseen ? fieldLabels(save, merged.taken, req) : [],
    }
    throw new RefusalError(
      'This entry was changed by someone else or in another tab since you opened it. Nothing has been saved yet, and your input is still in the form. Save again to choose what to keep.',
      409,
      question,
    )
  }
  // Hooks of the collection read these paths. For example, if the user replaces a traveller's name without
  // having seen it, a hook removes the answers of that traveller.
  req.context.replacedPaths = mergeThreeWay(fields, versions)
    .conflicts.map(({ path }) => path)
    .filter((path) => chosen[path] === 'mine')
  const summary: MergeSummary = { by: lastEditor, fields: fieldLabels(save, merged.taken, req) }
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set(mergedHeader, encodeURIComponent(JSON.stringify(summary)))
  return isStatusConflicting && chosen._status === 'theirs'
    ? { ...merged.value, _status: mainRow._status }
    : merged.value
}

function statusConflict({ sent, stored }: OutdatedSave, req: PayloadRequest): MergeQuestion['conflicts'][number] {
  const texts = mergingTexts[languageOf(req.i18n)]
  const format = (status: unknown) => (status === 'published' ? texts.published : texts.notOnSite)
  return { path: '_status', label: texts.status, mine: format(sent._status), theirs: format(stored.mainRow._status) }
}

async function conflictTexts(
  { slug, fields, sent, stored }: OutdatedSave,
  conflicts: readonly Conflict[],
  req: PayloadRequest,
): Promise<MergeQuestion['conflicts']> {
  const language = languageOf(req.i18n)
  const titleOf = await readConflictTitles(conflicts, [sent, stored.newest], req)
  return conflicts.map(({ path, field, isRow, mine, theirs }) => {
    const label = fieldLabel(fields, path, [sent, stored.newest], language)
    const format = (value: unknown) => {
      if (isRow && value === null) return mergingTexts[language].removed
      if (isRow && field.type === 'array') return formatFields(field.flattenedFields, value, language, titleOf)
      return valueText(field, value, language, titleOf)
    }
    const nameWithAnswers = slug === 'bookings' ? findNameWithAnswers(path, stored.newest, mine) : null
    const note = nameWithAnswers === null ? {} : { note: mergingTexts[language].answersRemoved(nameWithAnswers) }
    return { path, label, mine: format(mine), theirs: format(theirs), ...note }
  })
}

/** An entry that the user may not read is shown with its id. */
async function readConflictTitles(
  conflicts: readonly Conflict[],
  sides: readonly Values[],
  req: PayloadRequest,
): Promise<GetTitle> {
  const links = conflicts.flatMap(({ field, isRow, mine, theirs }) =>
    [mine, theirs].flatMap((side) => findLinks(field, isRow && field.type === 'array' ? [side] : side)),
  )
  const titles = await readTitles(links, req)
  const packages = sides.flatMap(({ pricing }) => (Array.isArray(pricing) ? pricing : []))
  return (collection, id) => {
    if (collection !== packageIds) return titles.get(collection)?.get(id) ?? id
    const name: unknown = packages.find((row) => idText(row) === id)?.name
    return typeof name === 'string' && name !== '' ? name : id
  }
}

function fieldLabels({ fields, sent, stored }: OutdatedSave, paths: readonly string[], req: PayloadRequest): string[] {
  return paths.map((path) => fieldLabel(fields, path, [stored.newest, sent], languageOf(req.i18n)))
}

/**
 * Returns a label such as 'Packages › 2 › Price' or 'Answers › Flight number › Answer'. A row is labelled with its
 * position in the list, and an answer with its question.
 */
function fieldLabel(
  fields: readonly FlattenedField[],
  path: string,
  sides: readonly Values[],
  language: Language,
): string {
  const steps: string[] = []
  let within: unknown[] = [...sides]
  for (const step of path.split('.')) {
    const position = within.map((one) =>
      Array.isArray(one) ? one.findIndex((row) => String(rowKey(row)) === step) : -1,
    )
    const found = position.find((index) => index >= 0)
    const rows = within.map((one, index) => (Array.isArray(one) ? one[position[index] ?? -1] : undefined))
    const answer = rows.find((row) => row?.question_id !== undefined)
    steps.push(answer ? String(answer.question) : found === undefined ? step : String(found + 1))
    within = within.map((one, index) => {
      if (Array.isArray(one)) return one[position[index] ?? -1]
      return typeof one === 'object' && one !== null
        ? Object.entries(one).find(([name]) => name === step)?.[1]
        : undefined
    })
  }
  const [name = '', ...keys] = steps
  if (fields.find((field) => field.name === name)?.type !== 'json') return fieldPathLabel(fields, steps, language)
  return [fieldPathLabel(fields, [name], language), ...keys.map((key) => recordKeyLabel(key, language))].join(' › ')
}
