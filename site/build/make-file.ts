import { type CheckReferences, checkReferences, type DeadEnds } from './references.ts'
import type { Renderer, SitePath } from './renderer.ts'
import { isServed, stage } from './staging.ts'

/** What makes one build's files alike, in whichever thread they are made. */
export interface Making {
  siteUrl: string
  distDir: string
  stagedDir: string
  /** Every file of the site, and the text of its `_redirects`. */
  files: string[]
  redirects: string
  /** How many files are made in this build. */
  filesInAll: number
}

export interface MadeFile extends DeadEnds {
  file: string
  /** Whether it lies staged; else the served one is the same. */
  isChanged: boolean
}

export type MakeFile = (path: SitePath) => Promise<MadeFile>

/** How a page or a file of data is made, checked, and laid ready where the served one is another. */
export function fileMaker(renderer: Renderer, making: Making): MakeFile {
  const check: CheckReferences = checkReferences(making)
  return async (path) => layReady(path.file, await renderer.render(path), check, making)
}

/** The same with content that is known. */
export async function layReady(
  file: string,
  text: string,
  check: CheckReferences,
  { distDir, stagedDir, filesInAll }: Pick<Making, 'distDir' | 'stagedDir' | 'filesInAll'>,
): Promise<MadeFile> {
  const deadEnds = check(file, text)
  const content = Buffer.from(text)
  const isChanged = !isServed(distDir, file, content)
  if (isChanged) await stage(stagedDir, file, content, filesInAll)
  return { file, isChanged, ...deadEnds }
}
