import * as z from 'zod/mini'

/** The minimum width in pixels. The site would enlarge a narrower picture to the width of a tablet's screen. */
const minWidth = 960

/** Returns whether the site would have to enlarge a picture of this width in pixels. */
export function isTooSmall(width: number): boolean {
  return width < minWidth
}

const pictureSchema = z.object({ renditions: z.array(z.object({ width: z.number() })) })

/** Returns the width of a stored picture's widest size in pixels, or null if none is stored. */
export function readStoredWidth(picture: unknown): number | null {
  const parsed = z.safeParse(pictureSchema, picture)
  if (!parsed.success || parsed.data.renditions.length === 0) return null
  return Math.max(...parsed.data.renditions.map(({ width }) => width))
}
