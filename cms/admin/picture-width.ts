import * as z from 'zod/mini'

/** Pixels across: with fewer a picture is drawn out where the site shows it as wide as a tablet's screen. */
const smallest = 960

/** Whether the site would draw a picture of so many pixels across out. */
export function isSmall(width: number): boolean {
  return width < smallest
}

const schema = z.object({ renditions: z.array(z.object({ width: z.number() })) })

/** Pixels across of a stored picture at its widest size; null where none is stored. */
export function storedWidth(picture: unknown): number | null {
  const parsed = z.safeParse(schema, picture)
  if (!parsed.success || parsed.data.renditions.length === 0) return null
  return Math.max(...parsed.data.renditions.map(({ width }) => width))
}
