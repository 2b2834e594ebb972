import { turn } from './color.ts'
import type { Random } from './random.ts'

/** An hour and its weather: what it does to every colour in a picture. */
export type Light = {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  /** What the distance fades into. */
  haze: string
  /** The cast that lies on everything, and how strongly. */
  tint: string
  cast: number
  shadow: string
  bright: string
}

const lights = {
  dawn: {
    sky: ['#3d5f86', '#d99a8c', '#fbdca8'],
    sun: '#fff3d2',
    haze: '#f2c9a6',
    tint: '#b5707a',
    cast: 0.22,
    shadow: '#1d2b47',
    bright: '#ffdca0',
  },
  golden: {
    sky: ['#e39a52', '#f3bf76', '#fde8b8'],
    sun: '#fffbe8',
    haze: '#f5d19a',
    tint: '#c4812f',
    cast: 0.26,
    shadow: '#38252c',
    bright: '#ffe08c',
  },
  morning: {
    sky: ['#83bccb', '#c6e0d6', '#fbf1d0'],
    sun: '#fffdf0',
    haze: '#dfe9d3',
    tint: '#8fb59a',
    cast: 0.1,
    shadow: '#143439',
    bright: '#fff0b8',
  },
  noon: {
    sky: ['#2a8cc2', '#74c1dc', '#d9f0e6'],
    sun: '#ffffff',
    haze: '#c6e6e6',
    tint: '#3f9fb8',
    cast: 0.07,
    shadow: '#0e3a52',
    bright: '#fffad8',
  },
  dusk: {
    sky: ['#332a5e', '#a04a7c', '#f9a566'],
    sun: '#ffe6a8',
    haze: '#dc7f72',
    tint: '#6a2f6a',
    cast: 0.33,
    shadow: '#1a1437',
    bright: '#ffb070',
  },
  mist: {
    sky: ['#a9c2bd', '#cddbd0', '#f0f0df'],
    sun: '#fdfcf2',
    haze: '#dde5da',
    tint: '#7fa39b',
    cast: 0.2,
    shadow: '#1f3f40',
    bright: '#f6f4d8',
  },
  rain: {
    sky: ['#3f757f', '#82afab', '#cfdfca'],
    sun: '#eef5e4',
    haze: '#b4cfc2',
    tint: '#3f7f82',
    cast: 0.22,
    shadow: '#0f2f36',
    bright: '#e2efc8',
  },
  moon: {
    sky: ['#0e1c40', '#234a77', '#7ba0b6'],
    sun: '#f8f1d6',
    haze: '#5f86a6',
    tint: '#173463',
    cast: 0.42,
    shadow: '#081228',
    bright: '#d5e4ec',
  },
  ember: {
    sky: ['#2a1530', '#8c2f38', '#f59a45'],
    sun: '#ffe09a',
    haze: '#bd5436',
    tint: '#5e1d2c',
    cast: 0.36,
    shadow: '#160b1d',
    bright: '#ffb648',
  },
  lagoon: {
    sky: ['#45b3c8', '#9fdccf', '#faf2d0'],
    sun: '#fffef2',
    haze: '#cdebdc',
    tint: '#33b2a8',
    cast: 0.1,
    shadow: '#0b4352',
    bright: '#fff3c0',
  },
  terracotta: {
    sky: ['#d99e74', '#efcba2', '#fbeed3'],
    sun: '#fff9e8',
    haze: '#f1d8b6',
    tint: '#b8603a',
    cast: 0.2,
    shadow: '#3c2328',
    bright: '#ffeabc',
  },
  jade: {
    sky: ['#86c0a4', '#c5e0ba', '#f8f3cd'],
    sun: '#fffdea',
    haze: '#d9e8c4',
    tint: '#2f8a5c',
    cast: 0.14,
    shadow: '#0d3630',
    bright: '#fbf1b0',
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights
export const lightNames = Object.keys(lights) as LightName[]

/** The named light, turned a little, so that no two mornings are the same. */
export function lightOf(name: LightName, random: Random): Light {
  const light = lights[name]
  const degrees = random.between(-9, 9)
  const lift = random.between(-0.015, 0.02)
  const own = (color: string) => turn(color, degrees, lift)
  return {
    ...light,
    sky: [own(light.sky[0]), own(light.sky[1]), own(light.sky[2])],
    haze: own(light.haze),
    tint: turn(light.tint, degrees),
    bright: turn(light.bright, degrees / 2),
  }
}
