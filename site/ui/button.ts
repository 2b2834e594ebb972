export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'

/**
 * The transition lists its properties, because `transition-colors` would add Tailwind’s gradient variables to the
 * styles of every page.
 */
const baseClass =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center text-[0.9375rem] leading-5 font-semibold transition-[color,background-color,border-color] disabled:opacity-50 aria-disabled:opacity-50'

const colourClasses: Record<ButtonKind, string> = {
  primary: 'border border-transparent bg-jungle text-white hover:bg-jungle-deep',
  secondary: 'border border-mist-deep bg-white text-ink hover:border-jungle hover:text-jungle',
  ghost: 'border border-transparent text-jungle hover:bg-jungle-pale',
  danger: 'border border-transparent bg-terracotta text-white hover:bg-terracotta-deep',
}

/** Returns the classes of a button or link, which is at least 44 px high. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return `${baseClass} ${colourClasses[kind]}`
}
