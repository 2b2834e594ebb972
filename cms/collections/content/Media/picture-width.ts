import * as z from 'zod/mini'

/** In pixels. On a tablet, the site would enlarge a narrower picture. */
const minWidth = 960

export function isTooSmall(width: number): boolean {
  return width < minWidth
}

const pictureSchema = z.object({ renditions: z.array(z.object({ width: z.number() })) })

/** Returns the width (pixels) of the widest stored rendition, or null without renditions. */
export function readStoredWidth(picture: unknown): number | null {
  const parsed = z.safeParse(pictureSchema, picture)
  if (!parsed.success || parsed.data.renditions.length === 0) return null
  return Math.max(...parsed.data.renditions.map(({ width }) => width))
}
