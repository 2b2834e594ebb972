import { normaliseLine } from '../text/index.ts'
import { hiddenAnswer, type TripDetailsView, type TripForm, type TripValues } from './trip-details.ts'
import { answerPath, tripFields } from './trip-fields.ts'

const valueAt = (values: TripValues, path: string) => values[path] ?? ''

/** Pickup and place belong together. Otherwise the zone of one person could be combined with the hotel of another. */
const relatedPaths = (path: string) => (path === 'pickup' || path === 'place' ? ['pickup', 'place'] : [path])

/**
 * Merges the entries of a page with the entries that another person stored meanwhile. A field that both changed to
 * different values is a conflict, and nothing may be saved.
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
  const differs = (one: TripValues, other: TripValues, path: string) =>
    relatedPaths(path).some((related) => valueAt(one, related) !== valueAt(other, related))
  const isChangedOnPage = (path: string) => differs(seen, values, path)
  const isChangedInStore = (path: string) => differs(seen, stored, path)
  const conflicts = paths.filter(
    (path) => isChangedOnPage(path) && isChangedInStore(path) && valueAt(stored, path) !== valueAt(values, path),
  )
  const merged = paths.map((path) => [path, valueAt(isChangedOnPage(path) ? values : stored, path)] as const)
  return { values: Object.fromEntries(merged), conflicts }
}

/** A missing entry equals an empty one. */
export function isSameTrip(one: TripValues, other: TripValues): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((path) => valueAt(one, path) === valueAt(other, path))
}

const nameOf = (values: TripValues, travellerId: string) => normaliseLine(valueAt(values, `name:${travellerId}`))

function travellerPaths({ questions }: TripForm, travellerId: string): string[] {
  const perTraveller = questions.filter(({ per }) => per === 'traveller')
  return [`name:${travellerId}`, ...perTraveller.map(({ id }) => answerPath(id, travellerId))]
}

/** Moves of a name and its answers, from traveller id to traveller id. */
export type TripMoves = ReadonlyMap<string, string>

/**
 * Moves a name if another person has saved a name for the same traveller since the page was opened. The name moves to
 * the next traveller of the same type without a name, or to the traveller to whom an earlier save has moved it.
 * Otherwise repeating the save would enter the name twice.
 */
function findMoves({ form, values: stored }: StoredTrip, seen: TripValues, values: TripValues): TripMoves {
  const open = form.travellers.filter(({ is_name_open }) => is_name_open)
  const isUntouched = (id: string) =>
    nameOf(seen, id) === '' && travellerPaths(form, id).every((path) => valueAt(seen, path) === valueAt(values, path))
  const moves = new Map<string, string>()
  for (const [index, { id, type }] of open.entries()) {
    const name = nameOf(values, id)
    const current = nameOf(stored, id)
    if (nameOf(seen, id) !== '' || name === '' || current === '' || current === name) continue
    const used = new Set(moves.values())
    const others = [...open.slice(index + 1), ...open.slice(0, index)].filter(
      (one) => one.type === type && !used.has(one.id) && isUntouched(one.id),
    )
    const target =
      others.find((one) => nameOf(stored, one.id) === name) ?? others.find((one) => nameOf(stored, one.id) === '')
    if (target) moves.set(id, target.id)
  }
  return moves
}

/** Answers move together with their name. */
function moveEntries(form: TripForm, seen: TripValues, values: TripValues, moves: TripMoves): TripValues {
  const moved = new Map(Object.entries(values))
  for (const [from, to] of moves) {
    const targets = travellerPaths(form, to)
    for (const [index, path] of travellerPaths(form, from).entries()) {
      const target = targets[index]
      if (target !== undefined && valueAt(values, path) !== valueAt(seen, path))
        moved.set(target, valueAt(values, path))
      moved.set(path, valueAt(seen, path))
    }
  }
  return Object.fromEntries(moved)
}

/** Otherwise the name on the page would be combined with the answers that another person stored. */
function answersOfConflictingNames(form: TripForm, conflicts: readonly string[], values: TripValues): TripValues {
  const travellers = form.travellers.filter(({ id }) => conflicts.includes(`name:${id}`))
  return Object.fromEntries(
    travellers.flatMap(({ id }) => travellerPaths(form, id).map((path) => [path, valueAt(values, path)] as const)),
  )
}

type StoredTrip = Pick<TripDetailsView, 'form' | 'values'>

interface ReconciledTrip {
  values: TripValues
  /** The fields that both the page and another person changed to different values. */
  conflicts: string[]
  moves: TripMoves
  /** The names that were changed on the page and can no longer be entered. */
  closed: string[]
  /** Applies the same moves and omissions to other entries of the page. */
  adjust: (entries: TripValues) => TripValues
}

/**
 * Merges the entries of a page with the stored entries. Closed names are left out, and a name moves if another person
 * has named that traveller. The server uses the result to save, and the page to show what was moved or not saved.
 */
export function reconcileTrip(stored: StoredTrip, seen: TripValues, values: TripValues): ReconciledTrip {
  const { form } = stored
  const closed = form.travellers.filter(({ is_name_open }) => !is_name_open).map(({ id }) => `name:${id}`)
  const withoutClosed = (entries: TripValues) =>
    Object.fromEntries(Object.entries(entries).filter(([path]) => !closed.includes(path)))
  const [before, mine] = [withoutClosed(seen), withoutClosed(values)]
  const moves = findMoves(stored, before, mine)
  const adjust = (entries: TripValues) => moveEntries(form, before, withoutClosed(entries), moves)
  const adjusted = adjust(values)
  const merged = mergeTripValues(stored.values, before, adjusted)
  return {
    values: { ...merged.values, ...answersOfConflictingNames(form, merged.conflicts, adjusted) },
    conflicts: merged.conflicts,
    moves,
    closed: closed.filter((path) => valueAt(seen, path) !== valueAt(values, path)),
    adjust,
  }
}

/** Hides the answers of several travellers, because all of them may have the link. */
export function hideAnswers(form: TripForm, values: TripValues): TripValues {
  if (form.travellers.length < 2) return values
  const hidden = tripFields(form).flatMap((field) =>
    field.kind === 'answer' && form.questions.some(({ id }) => id === field.question.id) && values[field.path]
      ? [[field.path, hiddenAnswer] as const]
      : [],
  )
  return { ...values, ...Object.fromEntries(hidden) }
}

export function revealAnswers(values: TripValues, stored: TripValues): TripValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, value === hiddenAnswer ? (stored[path] ?? '') : value]),
  )
}
