import { normaliseLine } from '../text/index.ts'
import { hiddenAnswer, type TripDetailsView, type TripForm, type TripValues } from './trip-details.ts'
import { answerPath, tripFields } from './trip-fields.ts'

const valueAt = (values: TripValues, path: string) => values[path] ?? ''

/** The pickup and its place are merged together, so that one person's zone never gets another person's hotel. */
const relatedPaths = (path: string) => (path === 'pickup' || path === 'place' ? ['pickup', 'place'] : [path])

/**
 * Merges the entries of a page with the entries that another person stored meanwhile. A field is a conflict if it was
 * changed to different values on the page and by the other person. If there is a conflict, nothing may be saved.
 * @param stored the entries that are stored now
 * @param seen the entries that the page showed when it was opened
 * @param values the entries of the page now
 */
export function mergeTripValues(
  stored: TripValues,
  seen: TripValues,
  values: TripValues,
): { values: TripValues; conflicts: string[] } {
  const paths = [...new Set([...Object.keys(stored), ...Object.keys(seen), ...Object.keys(values)])]
  const isChanged = (before: TripValues, after: TripValues, path: string) =>
    relatedPaths(path).some((related) => valueAt(before, related) !== valueAt(after, related))
  const isChangedOnPage = (path: string) => isChanged(seen, values, path)
  const isChangedInStore = (path: string) => isChanged(seen, stored, path)
  const conflicts = paths.filter(
    (path) => isChangedOnPage(path) && isChangedInStore(path) && valueAt(stored, path) !== valueAt(values, path),
  )
  const mergedEntries = paths.map((path) => [path, valueAt(isChangedOnPage(path) ? values : stored, path)] as const)
  return { values: Object.fromEntries(mergedEntries), conflicts }
}

/** A missing entry equals an empty entry. */
export function isSameTrip(a: TripValues, b: TripValues): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((path) => valueAt(a, path) === valueAt(b, path))
}

const nameOf = (values: TripValues, travellerId: string) => normaliseLine(valueAt(values, `name:${travellerId}`))

function travellerPaths({ questions }: TripForm, travellerId: string): string[] {
  const travellerQuestions = questions.filter(({ per }) => per === 'traveller')
  return [`name:${travellerId}`, ...travellerQuestions.map(({ id }) => answerPath(id, travellerId))]
}

/** Moves of a name and its answers, from traveller id to traveller id. */
export type TripMoves = ReadonlyMap<string, string>

/**
 * Moves a name if another person has saved a different name for the same traveller since the page was opened. The name
 * moves to the next traveller of the same type without a name. If an earlier save has already moved the name, it moves
 * to the same traveller again, so that repeating the save does not enter the name twice.
 */
function findMoves({ form, values: stored }: StoredTrip, seen: TripValues, values: TripValues): TripMoves {
  const openTravellers = form.travellers.filter(({ is_name_open }) => is_name_open)
  const isUntouched = (id: string) =>
    nameOf(seen, id) === '' && travellerPaths(form, id).every((path) => valueAt(seen, path) === valueAt(values, path))
  const moves = new Map<string, string>()
  for (const [index, { id, type }] of openTravellers.entries()) {
    const name = nameOf(values, id)
    const storedName = nameOf(stored, id)
    const isNewOnPage = nameOf(seen, id) === '' && name !== ''
    const hasOtherName = storedName !== '' && storedName !== name
    if (!isNewOnPage || !hasOtherName) continue
    const usedIds = new Set(moves.values())
    // The search starts after this traveller and then continues with the first traveller.
    const nextTravellers = [...openTravellers.slice(index + 1), ...openTravellers.slice(0, index)]
    const targets = nextTravellers.filter(
      (traveller) => traveller.type === type && !usedIds.has(traveller.id) && isUntouched(traveller.id),
    )
    const findByStoredName = (wantedName: string) => targets.find((target) => nameOf(stored, target.id) === wantedName)
    const target = findByStoredName(name) ?? findByStoredName('')
    if (target) moves.set(id, target.id)
  }
  return moves
}

/** Answers move together with their name. */
function moveEntries(form: TripForm, seen: TripValues, values: TripValues, moves: TripMoves): TripValues {
  const movedValues = new Map(Object.entries(values))
  for (const [fromId, toId] of moves) {
    const targetPaths = travellerPaths(form, toId)
    for (const [index, path] of travellerPaths(form, fromId).entries()) {
      const targetPath = targetPaths[index]
      const isChanged = valueAt(values, path) !== valueAt(seen, path)
      if (targetPath !== undefined && isChanged) movedValues.set(targetPath, valueAt(values, path))
      // With the seen value, the entry counts as unchanged, so the other person's entry stays.
      movedValues.set(path, valueAt(seen, path))
    }
  }
  return Object.fromEntries(movedValues)
}

/**
 * Returns the name and the answers on the page for each traveller whose name is in conflict, so that the name on the
 * page is not combined with the answers that another person stored.
 */
function answersOfConflictingNames(form: TripForm, conflicts: readonly string[], values: TripValues): TripValues {
  const travellers = form.travellers.filter(({ id }) => conflicts.includes(`name:${id}`))
  const paths = travellers.flatMap(({ id }) => travellerPaths(form, id))
  return Object.fromEntries(paths.map((path) => [path, valueAt(values, path)]))
}

type StoredTrip = Pick<TripDetailsView, 'form' | 'values'>

interface ReconciledTrip {
  values: TripValues
  /** The fields that both the page and another person changed to different values. */
  conflicts: string[]
  moves: TripMoves
  /** The names that were changed on the page and can no longer be entered. */
  unsavedNamePaths: string[]
  /** Moves entries of the page as in `moves`, and leaves out closed names. */
  adjustEntries: (entries: TripValues) => TripValues
}

/**
 * Merges the entries of a page with the stored entries. Closed names are left out. If another person has entered a name
 * for the same traveller, the name on the page moves to the next traveller. The server uses the result to save, and the
 * page to show what was moved or not saved.
 */
export function reconcileTrip(stored: StoredTrip, seen: TripValues, values: TripValues): ReconciledTrip {
  const { form } = stored
  const closedNamePaths = form.travellers.filter(({ is_name_open }) => !is_name_open).map(({ id }) => `name:${id}`)
  const omitClosedNames = (entries: TripValues) =>
    Object.fromEntries(Object.entries(entries).filter(([path]) => !closedNamePaths.includes(path)))
  const seenOpenValues = omitClosedNames(seen)
  const moves = findMoves(stored, seenOpenValues, omitClosedNames(values))
  const adjustEntries = (entries: TripValues) => moveEntries(form, seenOpenValues, omitClosedNames(entries), moves)
  const adjustedValues = adjustEntries(values)
  const { values: mergedValues, conflicts } = mergeTripValues(stored.values, seenOpenValues, adjustedValues)
  return {
    values: { ...mergedValues, ...answersOfConflictingNames(form, conflicts, adjustedValues) },
    conflicts,
    moves,
    unsavedNamePaths: closedNamePaths.filter((path) => valueAt(seen, path) !== valueAt(values, path)),
    adjustEntries,
  }
}

/** If several people travel, hides their answers to the questions of editors, because all of them may have the link. */
export function hideAnswers(form: TripForm, values: TripValues): TripValues {
  if (form.travellers.length < 2) return values
  const hiddenValues: TripValues = {}
  for (const field of tripFields(form)) {
    const isEditorQuestion = field.kind === 'answer' && form.questions.some(({ id }) => id === field.question.id)
    if (isEditorQuestion && values[field.path]) hiddenValues[field.path] = hiddenAnswer
  }
  return { ...values, ...hiddenValues }
}

/** Replaces each hidden answer by the stored answer. */
export function revealAnswers(values: TripValues, stored: TripValues): TripValues {
  const reveal = (path: string, value: string) => (value === hiddenAnswer ? valueAt(stored, path) : value)
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, reveal(path, value)]))
}
