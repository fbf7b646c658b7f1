import { describe, expect, test } from 'vitest'

import {
  contrastRatio,
  deriveTema,
  isMarcaAjustada,
  listPares,
  needsDangerOutline,
  toCssEscuro,
  toCssVariables,
  validateEntradas,
} from './index.ts'
import type { EntradasTema } from './index.ts'
import { mix, toHex, toOklch } from './oklch.ts'

const mare: EntradasTema = {
  brand: '#0f5b63',
  accent: '#e9b44c',
  font: 'Figtree',
  radius: 10,
  density: 1,
  logoRatio: 3.5,
  imageRatio: 1,
  scheme: 'light',
}
const derive = (brand: string, change: Partial<EntradasTema> = {}) =>
  deriveTema({ ...mare, brand, ...change })

/** Largest difference of a channel, 0 to 255. */
function difference(a: string, b: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...channels(a).map((channel, i) => Math.abs(channel - (channels(b)[i] ?? 0))))
}

describe('every supplier pick can be read (ux 2.3, R1 to R3)', () => {
  const steps = Array.from({ length: 16 }, (_, i) => (i * 17).toString(16).padStart(2, '0'))
  const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

  test.each(['light', 'dark'] as const)('4,096 brand colours in the %s scheme: no pair fails', (scheme) => {
    const failures = grid.flatMap((brand) =>
      listPares(derive(brand, { scheme, accent: brand }))
        .filter(({ razao, minimo }) => razao < minimo)
        .map((par) => ({ brand, ...par })),
    )
    expect(grid).toHaveLength(4096)
    expect(failures).toEqual([])
  })

  test('about a third keep white text as they are, some are darkened a hair, half take ink', () => {
    const temas = grid.map((brand) => ({ brand, tema: derive(brand) }))
    const share = (count: number) => Math.round((100 * count) / grid.length)
    const white = temas.filter(({ tema }) => tema['on-brand'] === '#ffffff')
    const kept = white.filter(({ brand, tema }) => tema.brand === brand)
    expect([
      share(kept.length),
      share(white.length - kept.length),
      share(grid.length - white.length),
    ]).toEqual([36, 13, 51])
  })
})

describe('examples of ux 2.3', () => {
  test('R1: a red that white just misses and a blue are darkened a hair under white text', () => {
    const red = derive('#ea1d2c')
    expect(red['on-brand']).toBe('#ffffff')
    expect(difference(red.brand, '#ea1d2c')).toBeLessThanOrEqual(4)
    const blue = derive('#0086ff')
    expect(blue['on-brand']).toBe('#ffffff')
    expect(difference(blue.brand, '#0075df')).toBeLessThanOrEqual(6)
  })

  test('R1 and R2: a yellow keeps its solid under ink; its text and lines darken', () => {
    const yellow = derive('#ffe600')
    expect([yellow.brand, yellow['on-brand']]).toEqual(['#ffe600', '#16181d'])
    expect(contrastRatio(yellow.brand, yellow['on-brand'])).toBeCloseTo(14, 0)
    expect(difference(yellow['brand-text'], '#7c6f00')).toBeLessThanOrEqual(6)
    expect(difference(yellow['brand-ui'], '#9d8d00')).toBeLessThanOrEqual(6)
  })

  test('R2: an orange red becomes a readable text of the same hue', () => {
    expect(difference(derive('#ff441f')['brand-text'], '#d82b00')).toBeLessThanOrEqual(6)
  })

  test('R3: petrol is measured 7.8, 9.6 and 11.7 under white at rest, hovered and pressed', () => {
    const { brand, 'brand-hover': hover, 'brand-active': active, 'on-brand': on } = derive(mare.brand)
    // The mockup clips channels where chroma gives way here, hence the last digit.
    const measured = [brand, hover, active].map((solid) => contrastRatio(solid, on))
    for (const [i, ratio] of [7.8, 9.6, 11.7].entries())
      expect(Math.abs((measured[i] ?? 0) - ratio)).toBeLessThan(0.15)
  })

  test('R3: hover and active move away from the text, back where there is no room', () => {
    const amber = derive('#f2b01e')
    expect(contrastRatio(amber['brand-hover'], amber['on-brand'])).toBeGreaterThan(
      contrastRatio(amber.brand, amber['on-brand']),
    )
    expect(derive('#ffffff')['brand-active']).not.toBe('#ffffff')
    expect(derive('#000000')['brand-active']).not.toBe('#000000')
  })

  test('R4: a red brand makes destructive buttons outlined, petrol and grey do not', () => {
    expect(['#ea1d2c', '#0f5b63', '#777777', '#ff0066'].map(needsDangerOutline)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('R5: the editor says when a colour was adjusted', () => {
    expect(isMarcaAjustada({ ...mare, brand: '#EA1D2C' }, derive('#EA1D2C'))).toBe(true)
    expect(isMarcaAjustada({ ...mare, brand: '#0F5B63' }, derive('#0F5B63'))).toBe(false)
  })
})

describe('contrast as measured in ux 2.1', () => {
  test.each([
    ['#16181d', '#ffffff', 17.8],
    ['#16181d', '#f5f5f3', 16.3],
    ['#565b66', '#ffffff', 6.8],
    ['#ffffff', '#0f5b63', 7.8],
    ['#b4320a', '#fff1ea', 5.6],
    ['#868c98', '#ffffff', 3.4],
    ['#000000', '#ffffff', 21],
    ['#123456', '#123456', 1],
  ])('%s on %s has %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })
})

describe('tokens that are not colours', () => {
  test('sizes follow from the inputs in the stylesheet, which knows the screen (ux 2.2)', () => {
    expect(derive(mare.brand, { density: 0.786 })).toMatchObject({
      'font-ui': '"Figtree",system-ui,sans-serif',
      'in-radius': '10px',
      'in-density': '0.786',
      'in-logo-ratio': '3.5',
      'in-image-ratio': '1',
    })
  })

  test('the stylesheet is whole and under 2 kB (ux 2.2)', () => {
    const css = toCssVariables(derive(mare.brand, { font: 'Archivo Narrow', scheme: 'dark' }))
    expect(css).toMatch(/^(?:--[a-z0-9-]+:[^;{}<]+;)+$/)
    expect(css).toContain('--surface-2:#1c2024;')
    expect(css.length).toBeLessThan(2048)
  })
})

describe('the dark scheme is the store’s choice (ux 2.4, issue 13 B)', () => {
  const escuroOf = (scheme: EntradasTema['scheme']) => toCssEscuro({ ...mare, scheme })

  test('a light store has no dark colours; one that says auto follows the shopper’s system', () => {
    expect(escuroOf('light')).toBe('')
    expect(escuroOf('auto')).toMatch(
      /\}@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-esquema=claro\]\)\{color-scheme:dark;--bg:/,
    )
    expect(deriveTema({ ...mare, scheme: 'auto' })).toEqual(deriveTema({ ...mare, scheme: 'light' }))
  })

  test('who looks may have either where the store has both (decision 0115)', () => {
    expect(escuroOf('auto')).toMatch(/^@media screen\{:root\[data-esquema=escuro\]\{color-scheme:dark;--bg:/)
    for (const scheme of ['dark', 'auto'] as const)
      expect(
        escuroOf(scheme)
          .match(/:root[^{]*/g)
          ?.filter((onde) => onde === ':root'),
      ).toEqual([])
  })

  test('paper is always light: dark colours are of screens alone, and only colours and the wordmark are in them', () => {
    expect(escuroOf('dark')).toMatch(
      /^@media screen\{:root:not\(\[data-esquema=claro\]\)\{color-scheme:dark;(?:--[a-z0-9-]+:#[0-9a-f]{6,8};)+\}:root:not\(\[data-esquema=claro\]\) \.logo\{content:var\(--logo-escuro\)\}\}$/,
    )
    expect(escuroOf('dark').length).toBeLessThan(1024)
  })

  test.each(['light', 'dark'] as const)(
    'what no supplier can change is read in the %s scheme (R4)',
    (scheme) => {
      const tema = deriveTema(mare, scheme)
      const estados = ['promo', 'success', 'warning', 'danger', 'info', 'negotiate'] as const
      const pares = [
        ...(['surface', 'surface-2', 'bg'] as const).flatMap((fundo) =>
          (['ink', 'ink-muted', ...estados] as const).map((frente) => [frente, fundo] as const),
        ),
        ...estados.map((estado) => [estado, `${estado}-tint`] as const),
        ...(['danger', 'success'] as const).map((estado) => ['on-state', estado] as const),
      ]
      const fracos = pares.filter(([frente, fundo]) => contrastRatio(tema[frente], tema[fundo]) < 4.5)
      expect(fracos).toEqual([])
      expect(contrastRatio(tema.focus, tema.surface)).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(tema['line-strong'], tema.surface)).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('inputs are checked before they reach a stylesheet', () => {
  test('the inputs of the mockups are well', () => {
    expect(validateEntradas(mare)).toEqual([])
    expect(
      validateEntradas({ ...mare, brand: '#f2b01e', radius: 2, logoRatio: 4.9, imageRatio: 0.82 }),
    ).toEqual([])
  })

  test.each<[string, Partial<EntradasTema>]>([
    ['brand', { brand: 'red' }],
    ['accent', { accent: '#fff;}body{display:none' }],
    ['radius', { radius: -1 }],
    ['density', { density: Number.NaN }],
    ['logoRatio', { logoRatio: 99 }],
    ['imageRatio', { imageRatio: 0 }],
    ['font', { font: 'Comic Sans' as 'Figtree' }], // as a request may bring it
    ['scheme', { scheme: 'blue' as 'dark' }], // likewise
  ])('%s is refused', (campo, change) => {
    expect(validateEntradas({ ...mare, ...change }).map((erro) => erro.campo)).toEqual([campo])
    expect(() => deriveTema({ ...mare, ...change })).toThrow(RangeError)
  })
})

test('a colour goes to OKLCH and back unchanged, and mixing is that of CSS', () => {
  for (const hex of ['#000000', '#ffffff', '#0f5b63', '#ffe600', '#ff0000', '#0000ff', '#808080'])
    expect(toHex(toOklch(hex))).toBe(hex)
  expect(mix('#0f5b63', 1, '#ffffff')).toBe('#0f5b63')
  expect(mix('#0f5b63', 0, '#ffffff')).toBe('#ffffff')
})
