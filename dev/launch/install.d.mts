export function installPackages(root: string, missing: { expected: string[]; reason: string }): Promise<void>
export function describeProgress(root: string, expected: string[]): string
