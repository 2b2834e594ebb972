import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BasePayload, generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functionsConfig } from '../functions-config.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { migrate } from './migrate.ts'

let cms: TestCms
let functions: BasePayload

beforeAll(async () => {
  cms = await startCms()
  const { databaseUrl, secret } = cms.env
  functions = await getPayload({ config: functionsConfig({ databaseUrl, secret }), key: 'functions' })
})
afterAll(async () => {
  await functions.destroy()
  await cms.stop()
})

/** Returns all tables, columns and indexes of Payload's schema. */
async function schemaOf({ db }: BasePayload) {
  return db.requireDrizzleKit().generateDrizzleJson(db.schema)
}

test("the site's API has the same database schema as the CMS", async () => {
  const [ofCms, ofFunctions] = [await schemaOf(cms.payload), await schemaOf(functions)]
  expect({ ...ofFunctions, id: '' }).toEqual({ ...ofCms, id: '' })
})

test('no migration is missing, so `npm run migrate:create -w cms` would create none', async () => {
  const { migrationDir } = cms.payload.db
  const snapshots = (await readdir(migrationDir)).filter((name) => name.endsWith('.json')).sort()
  const latest = JSON.parse(await readFile(path.join(migrationDir, snapshots.at(-1) ?? ''), 'utf8'))
  const { generateMigration } = cms.payload.db.requireDrizzleKit()
  expect(await generateMigration(latest, await schemaOf(cms.payload))).toEqual([])
})

test('a migrated database needs no further migration', async () => {
  expect(await migrate(cms.env.databaseUrl)).toEqual([])
})

test('the generated types are current, so `npm run generate -w cms` would change nothing', async () => {
  const { config } = cms.payload
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-types-'))
  const outputFile = path.join(folder, 'payload-types.ts')
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  const generated = await readFile(outputFile, 'utf8')
  await rm(folder, { recursive: true })
  expect(generated).toBe(await readFile(config.typescript.outputFile, 'utf8'))
})

// Payload omits missing components without a warning.
test('the import map of the admin is current: `npm run generate -w cms` would change nothing', async () => {
  const { admin, ...config } = cms.payload.config
  const { baseDir, importMapFile = '' } = admin.importMap
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-import-map-'))
  const copy = path.join(folder, path.relative(baseDir, importMapFile))
  await mkdir(path.dirname(copy), { recursive: true })
  await writeFile(copy, '')
  const importMap = { ...admin.importMap, baseDir: folder, importMapFile: copy }
  await generateImportMap({ ...config, admin: { ...admin, importMap } }, { log: false })
  const generated = await readFile(copy, 'utf8')
  await rm(folder, { recursive: true })
  expect(generated).toBe(await readFile(importMapFile, 'utf8'))
})

test("the CMS and the site's API generate no types at startup", () => {
  for (const { config } of [cms.payload, functions]) expect(config.typescript.autoGenerate).toBe(false)
})

test("the signing keys of the site's API differ from those of the CMS", () => {
  expect(functions.secret).not.toBe(cms.payload.secret)
})
