/** Tokens no supplier can change, light and dark (ux 2.1 and R4: state colours are not themeable). */
const pairs = {
  bg: ['#ffffff', '#101214'],
  surface: ['#ffffff', '#16191c'],
  'surface-2': ['#f5f5f3', '#1c2024'],
  'surface-3': ['#ecece8', '#262b30'],
  ink: ['#16181d', '#eceef0'],
  'ink-muted': ['#565b66', '#a5abb5'],
  'ink-faint': ['#656a75', '#8b919c'],
  line: ['#e4e4e0', '#2a2f35'],
  'line-soft': ['#efefec', '#22272c'],
  'line-strong': ['#868c98', '#69707c'],
  promo: ['#b4320a', '#ff9a73'],
  'promo-tint': ['#fff1ea', '#3a2018'],
  success: ['#14693f', '#6fce9b'],
  'success-tint': ['#e8f5ee', '#153024'],
  warning: ['#8a5300', '#f0bb62'],
  'warning-tint': ['#fff6e0', '#33280f'],
  danger: ['#b3261e', '#ff8f86'],
  'danger-tint': ['#fdecea', '#3b1c1a'],
  info: ['#1d4ed8', '#8fb0ff'],
  'info-tint': ['#edf2fe', '#1a2440'],
  negotiate: ['#5b3fd1', '#b8a6ff'],
  'negotiate-tint': ['#f0edfd', '#27204a'],
  'on-state': ['#ffffff', '#0d1214'],
  focus: ['#16181d', '#ffffff'],
  scrim: ['#10141870', '#10141870'],
} as const

export type TokenFixo = keyof typeof pairs
export type Esquema = Record<TokenFixo, string>

export const esquemas: Record<'light' | 'dark', Esquema> = { light: pick(0), dark: pick(1) }

function pick(side: 0 | 1): Esquema {
  const entries = Object.entries(pairs).map(([token, pair]) => [token, pair[side]])
  return Object.fromEntries(entries) as Esquema // the keys are those of `pairs`
}
