import { formatQuantidade } from '#dinheiro'

/** The faces that ship with the store; no other is ever named in its stylesheet. */
export const fontesTema = ['Figtree', 'Instrument Sans', 'Archivo Narrow', 'Space Grotesk'] as const

/** Dark is for stores that choose it: packshots mostly stand on white (ux 2.4). */
export const esquemasTema = ['light', 'dark', 'auto'] as const

/** The eight things a supplier chooses (ux 2.2); everything else follows from them. */
export interface EntradasTema {
  /** `#rrggbb`. */
  brand: string
  accent: string
  font: (typeof fontesTema)[number]
  /** Pixels, 0 to 24. */
  radius: number
  /** 1 is comfortable, 0.786 compact. */
  density: number
  /** Width by height of the logo box. */
  logoRatio: number
  /** Width by height of a card's picture. */
  imageRatio: number
  /** `auto`: as the shopper's own system has it. */
  scheme: (typeof esquemasTema)[number]
}

export interface ErroEntrada {
  campo: keyof EntradasTema
  mensagem: string
}

const limits = {
  radius: [0, 24],
  density: [0.75, 1.25],
  logoRatio: [1, 8],
  imageRatio: [0.5, 2],
} as const

/** What is wrong with a supplier's inputs, in words for them; an empty list when all is well. */
export function validateEntradas(entradas: EntradasTema): ErroEntrada[] {
  const colours = (['brand', 'accent'] as const)
    .filter((campo) => !/^#[0-9a-f]{6}$/i.test(entradas[campo]))
    .map((campo) => ({ campo, mensagem: 'Informe a cor como #rrggbb.' }))
  const numbers = (['radius', 'density', 'logoRatio', 'imageRatio'] as const)
    .filter((campo) => !(entradas[campo] >= limits[campo][0] && entradas[campo] <= limits[campo][1]))
    .map((campo) => {
      const [min, max] = limits[campo].map((limit) => formatQuantidade(limit))
      return { campo, mensagem: `Informe um número de ${min} a ${max}.` }
    })
  return [
    ...colours,
    ...numbers,
    ...(fontesTema.includes(entradas.font)
      ? []
      : [{ campo: 'font' as const, mensagem: 'Escolha uma das fontes da lista.' }]),
    ...(esquemasTema.includes(entradas.scheme)
      ? []
      : [{ campo: 'scheme' as const, mensagem: 'Escolha claro, escuro ou automático.' }]),
  ]
}
