import { createArt } from './core/art.ts'
import type { LightName } from './core/light.ts'
import { renderPicture } from './core/render.ts'
import { type SceneName, scenes } from './scenes/index.ts'

/** What to draw: which scene, in which variant, in which light. The name is the seed, so another name is another picture. */
export type PicturePlan = {
  name: string
  scene: SceneName
  detail?: string
  light: LightName
}

/** The width in pixels that demo pictures are made at; two thirds of it is their height. */
export const pictureWidth = 1440

/** Draws a picture: the same plan gives the same bytes. */
export async function drawPicture(plan: PicturePlan, width = pictureWidth): Promise<Buffer> {
  const art = createArt(plan.name, plan.light)
  scenes[plan.scene](art, plan.detail)
  return renderPicture(art.svg(width), plan.name, width)
}
