import { validateEntradas, type EntradasTema } from '@vitrine/rules/tema'

import type { Erros } from '#ajuste'

/** Inputs as they stand in the form: numbers as they are typed. */
export interface EntradasEscritas extends Pick<EntradasTema, 'brand' | 'accent' | 'font' | 'scheme'> {
  radius: string
  density: string
  logoRatio: string
  imageRatio: string
}

/** As a refusal names them. */
export const camposDaAparencia = [
  'brand',
  'accent',
  'font',
  'radius',
  'density',
  'logoRatio',
  'imageRatio',
  'scheme',
  'claro',
  'escuro',
  'simbolo',
]

export const writeMedida = (numero: number) => String(numero).replace('.', ',')

export const toEscritas = ({
  radius,
  density,
  logoRatio,
  imageRatio,
  ...resto
}: EntradasTema): EntradasEscritas => ({
  ...resto,
  radius: writeMedida(radius),
  density: writeMedida(density),
  logoRatio: writeMedida(logoRatio),
  imageRatio: writeMedida(imageRatio),
})

const read = (texto: string) => (texto.trim() === '' ? Number.NaN : Number(texto.trim().replace(',', '.')))

/** Inputs that a theme can be made of, or what is wrong at each: the rule that the server has too. */
export function readEntradas(escritas: EntradasEscritas): { entradas: EntradasTema } | { erros: Erros } {
  const { brand, accent, font, scheme, ...numeros } = escritas
  const entradas = {
    brand: brand.trim().toLowerCase(),
    accent: accent.trim().toLowerCase(),
    font,
    scheme,
    radius: read(numeros.radius),
    density: read(numeros.density),
    logoRatio: read(numeros.logoRatio),
    imageRatio: read(numeros.imageRatio),
  }
  const errados = validateEntradas(entradas)
  return errados.length > 0
    ? { erros: Object.fromEntries(errados.map(({ campo, mensagem }) => [campo, mensagem])) }
    : { entradas }
}
