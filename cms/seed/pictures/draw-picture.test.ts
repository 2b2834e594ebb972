import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createArt } from './core/art.ts'
import { lightNames } from './core/light.ts'
import { createRandom } from './core/random.ts'
import { drawPicture } from './draw-picture.ts'
import { type SceneName, scenes } from './scenes/index.ts'

const sceneNames = Object.keys(scenes) as SceneName[]

describe('a picture', () => {
  test('with the same name has the same bytes, with another name others', async () => {
    const plan = { name: 'one', scene: 'volcano-lake', light: 'dawn' } as const
    const first = await drawPicture(plan, 300)
    expect((await drawPicture(plan, 300)).equals(first)).toBe(true)
    expect((await drawPicture({ ...plan, name: 'two' }, 300)).equals(first)).toBe(false)
  })

  test('is three to two, as wide as asked', async () => {
    const { width, height, format } = await sharp(
      await drawPicture({ name: 'one', scene: 'surf', light: 'noon' }, 600),
    ).metadata()
    expect([width, height, format]).toEqual([600, 400, 'jpeg'])
  })

  test.each(sceneNames)('of %s is drawn without a hole or a broken number in any light', (name) => {
    for (const light of lightNames) {
      const art = createArt(`${name} ${light}`, light)
      scenes[name](art)
      expect(art.svg(300)).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

test('chance falls the same way for the same seed', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})
