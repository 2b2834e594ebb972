import { normaliseLine } from '../text/index.ts'
import { hiddenAnswer, type TripDetailsView, type TripForm, type TripValues } from './trip-details.ts'
import { answerPath, tripFields } from './trip-fields.ts'

const at = (values: TripValues, path: string) => values[path] ?? ''

/** The pickup and its place belong together: another hotel in another zone must not be combined with the first. */
const relatedPaths = (path: string) => (path === 'pickup' || path === 'place' ? ['pickup', 'place'] : [path])

/**
 * Merges the entries of a page with those that were stored since it was opened. Fields that only one side changed are
 * taken from that side. A field that both changed to different values is a conflict, and nothing may be saved.
 *
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
    relatedPaths(path).some((related) => at(one, related) !== at(other, related))
  const isMine = (path: string) => differs(seen, values, path)
  const isTheirs = (path: string) => differs(seen, stored, path)
  const conflicts = paths.filter((path) => isMine(path) && isTheirs(path) && at(stored, path) !== at(values, path))
  const merged = paths.map((path) => [path, at(isMine(path) ? values : stored, path)] as const)
  return { values: Object.fromEntries(merged), conflicts }
}

/** Returns whether two sets of entries are equal. A missing entry equals an empty one. */
export function isSameTrip(one: TripValues, other: TripValues): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((path) => at(one, path) === at(other, path))
}

const nameOf = (values: TripValues, travellerId: string) => normaliseLine(at(values, `name:${travellerId}`))

/** Returns the paths of the name and the answers of a traveller. */
function travellerPaths({ questions }: TripForm, travellerId: string): string[] {
  const perTraveller = questions.filter(({ per }) => per === 'traveller')
  return [`name:${travellerId}`, ...perTraveller.map(({ id }) => answerPath(id, travellerId))]
}

/** The travellers whose entries move, each with the traveller to which they move. */
export type TripMoves = ReadonlyMap<string, string>

/**
 * Returns which names have to move: those entered for a traveller who had no name when the page was opened, and got
 * another name since. Each moves to the next traveller of the same type without a name, if there is one. A name that an
 * earlier save has moved is found again, so that repeating the save does not enter it twice.
 */
function findMoves({ form, values: stored }: StoredTrip, seen: TripValues, values: TripValues): TripMoves {
  const open = form.travellers.filter(({ is_name_open }) => is_name_open)
  const isUntouched = (id: string) =>
    nameOf(seen, id) === '' && travellerPaths(form, id).every((path) => at(seen, path) === at(values, path))
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

/** Returns the entries after names have moved with their answers. */
function moveEntries(form: TripForm, seen: TripValues, values: TripValues, moves: TripMoves): TripValues {
  const moved = new Map(Object.entries(values))
  for (const [from, to] of moves) {
    const targets = travellerPaths(form, to)
    for (const [index, path] of travellerPaths(form, from).entries()) {
      const target = targets[index]
      if (target !== undefined && at(values, path) !== at(seen, path)) moved.set(target, at(values, path))
      moved.set(path, at(seen, path))
    }
  }
  return Object.fromEntries(moved)
}

/** Returns the entries of travellers with two names as one page has them, so that no name gets another person's answers. */
function answersOfConflictingNames(form: TripForm, conflicts: readonly string[], values: TripValues): TripValues {
  const travellers = form.travellers.filter(({ id }) => conflicts.includes(`name:${id}`))
  return Object.fromEntries(
    travellers.flatMap(({ id }) => travellerPaths(form, id).map((path) => [path, at(values, path)] as const)),
  )
}

type StoredTrip = Pick<TripDetailsView, 'form' | 'values'>

interface ReconciledTrip {
  values: TripValues
  /** The fields that were changed on both sides. */
  conflicts: string[]
  moves: TripMoves
  /** The fields of changed names that can no longer be entered. */
  closed: string[]
  /** Returns other entries of the same page with the same names moved and left out. */
  adjust: (entries: TripValues) => TripValues
}

/**
 * Merges the entries of a page with those that are stored now. Names that can no longer be entered are left out, and
 * names that two people entered for the same traveller are moved. The server uses this to save, and the page to show
 * what became of its entries.
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
    closed: closed.filter((path) => at(seen, path) !== at(values, path)),
    adjust,
  }
}

/** Returns the entries as everyone with the link may see them: the answers of a party are hidden from its members. */
export function hideAnswers(form: TripForm, values: TripValues): TripValues {
  if (form.travellers.length < 2) return values
  const hidden = tripFields(form).flatMap((field) =>
    field.kind === 'answer' && form.questions.some(({ id }) => id === field.question.id) && values[field.path]
      ? [[field.path, hiddenAnswer] as const]
      : [],
  )
  return { ...values, ...Object.fromEntries(hidden) }
}

/** Returns entries with the stored answers instead of the hidden ones. */
export function revealAnswers(values: TripValues, stored: TripValues): TripValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, value === hiddenAnswer ? (stored[path] ?? '') : value]),
  )
}
