import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cmsFeatures, cmsLayers } from '../../dev/checks/layers.mjs'

const cms = path.resolve(import.meta.dirname, '..')

const foldersOf = (folder: string) =>
  readdirSync(path.join(cms, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules$|\.)/.test(entry.name))
    .map(({ name }) => name)

const layers = cmsLayers.map((names) => new RegExp(`^(${names})$`))

/** Returns the number of the layer from the top, or -1 for a file outside of the layers. */
const layerOf = (file: string) => layers.findIndex((layer) => layer.test(file.split('/')[0] ?? ''))

test('the import rules contain a layer for every folder and a rank for every feature', () => {
  expect(foldersOf('.').filter((folder) => layerOf(folder) < 0)).toEqual([])
  expect(foldersOf('features').toSorted()).toEqual(cmsFeatures.toSorted())
})
