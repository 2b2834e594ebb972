import type { LightName } from '../../pictures/core/light.ts'
import type { PicturePlan } from '../../pictures/draw-picture.ts'
import type { SceneName } from '../../pictures/scenes/index.ts'

/** A demo picture: how it is drawn, and what can be seen on it. */
export type DemoPicture = PicturePlan & { alt: string }

/** One line of a list of pictures: name, scene (and variant after a colon), light, text for those who can't see it. */
export type PictureLine<Name extends string> = readonly [
  name: Name,
  scene: SceneName | `${SceneName}:${string}`,
  light: LightName,
  alt: string,
]

/** Keeps the names of the lines as their type, so that a tour cannot ask for a picture that nobody draws. */
export function picturesOf<const Name extends string>(
  lines: readonly PictureLine<Name>[],
): readonly PictureLine<Name>[] {
  return lines
}

export function toPicture<Name extends string>([name, where, light, alt]: PictureLine<Name>): DemoPicture {
  const [scene, detail] = where.split(':') as [SceneName, string | undefined]
  return { name, scene, detail, light, alt }
}
