import type { Aparencia, VersaoDoConteudo } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import type { EntradasTema } from '@vitrine/rules/tema'

import type { Versao } from '#publicacao'

import { descritos } from './descritos.ts'
import { lugaresDoLogo } from './logo.ts'

/** The look of a store: the inputs of its theme, its logo. */
export type Aparente = Pick<Aparencia, 'entradas' | 'logo'>

export const nomesDosEsquemas = {
  light: 'Claro',
  dark: 'Escuro',
  auto: 'Como o aparelho de quem olha',
} as const

/** What a version says; while there is none, what the shop wears. */
export const aparenciaOf = (versao: Pick<VersaoDoConteudo, 'dados'> | null, usual: Aparente): Aparente =>
  versao ? (versao.dados as unknown as Aparente) : usual // checked by the schema of its kind where it was written

/** A version in words, for what changes from one to the next. */
export function toVersao(versao: Pick<VersaoDoConteudo, 'dados'> | null, usual: Aparente): Versao {
  const { entradas, logo } = aparenciaOf(versao, usual)
  return {
    ditos: listDitos(entradas),
    partes: lugaresDoLogo
      .filter((lugar) => logo[lugar] !== '')
      .map((lugar) => ({ id: lugar, nome: descritos[lugar].nome, valor: logo[lugar] })),
  }
}

function listDitos({ brand, accent, font, scheme, ...medidas }: EntradasTema): Versao['ditos'] {
  return {
    'Cor da marca': brand,
    'Cor de destaque': accent,
    Letra: font,
    'Claro ou escuro': nomesDosEsquemas[scheme],
    Cantos: `${formatQuantidade(medidas.radius)} px`,
    Espaço: formatQuantidade(medidas.density),
    'Largura do logo': formatQuantidade(medidas.logoRatio),
    'Largura da foto do produto': formatQuantidade(medidas.imageRatio),
  }
}
