import type { PedidoDeReajuste, ReajusteDito } from '@vitrine/contract'

import type { Erros } from '#ajuste'
import { readCampos, type Textos } from '#cadastro'

/** What stands in the form: lines and choices, and what is switched. */
export interface Ficha {
  textos: Textos
  junto: boolean
  abaixodocusto: boolean
}

export const startFicha = ({ categoria, busca }: { categoria: string; busca: string }): Ficha => ({
  textos: {
    vista: 'TODOS',
    sk: busca,
    categ: categoria,
    marca: '',
    tag: '',
    modo: 'aumento',
    percentual: '',
    final: 'NENHUM',
    quando: 'agora',
    dia: '',
  },
  junto: true,
  abaixodocusto: false,
})

/** Fields that a refusal of the server names, by what they are called here. */
export const campos = ['selecao', 'dia', 'regra.percentual', 'selecao.tag', 'selecao.marca', 'selecao.categ']

/** How a price changes: the modes of the form. */
export const modos = {
  aumento: 'Aumentar o preço (%)',
  desconto: 'Baixar o preço (%)',
  custo: 'Custo mais uma margem (%)',
  nenhum: 'Só arredondar',
} as const

export const finaisDitos = {
  NENHUM: 'Como der a conta',
  FINAL_90: 'Terminar em ,90',
  FINAL_99: 'Terminar em ,99',
  DEZ_CENTAVOS: 'De 10 em 10 centavos',
  REAL: 'Em reais inteiros',
} as const

type Final = keyof typeof finaisDitos

/** What the form says, or what is wrong with it at each field. */
export function readFicha(ficha: Ficha): { pedido: PedidoDeReajuste } | { erros: Erros } {
  const { textoOf, decimalOf, erros } = readCampos(ficha.textos)
  const tag = textoOf('tag')
  if (tag && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))
    erros['selecao.tag'] = 'Use letras minúsculas sem acento, números e hífens, como sem-gluten.'
  const modo = textoOf('modo')
  const final = textoOf('final') as Final // an option of the select
  const pontos = modo === 'nenhum' ? null : decimalOf('percentual', 4)
  if (erros.percentual) erros['regra.percentual'] = erros.percentual
  delete erros.percentual
  Object.assign(erros, { ...explainRegra({ modo, pontos, final }), ...erros })
  if (Object.keys(erros).length > 0) return { erros }
  const percentual = modo === 'desconto' ? -(pontos ?? 0) : (pontos ?? 0)
  const { junto, abaixodocusto } = ficha
  return {
    pedido: {
      selecao: readSelecao(textoOf),
      regra: {
        base: modo === 'custo' ? 'CUSTO' : 'PRECO',
        ...(percentual !== 0 && { percentual }),
        final,
        junto,
        abaixodocusto,
      },
    },
  }
}

function readSelecao(textoOf: (campo: string) => string): PedidoDeReajuste['selecao'] {
  const [categ, marca, tag] = [textoOf('categ'), textoOf('marca'), textoOf('tag')]
  return {
    // An option of the select.
    vista: textoOf('vista') as PedidoDeReajuste['selecao']['vista'],
    sk: textoOf('sk'),
    ...(categ && { categ }),
    ...(marca && { marca }),
    ...(tag && { tag }),
  }
}

function explainRegra({ modo, pontos, final }: { modo: string; pontos: number | null; final: Final }): Erros {
  if (modo === 'nenhum') return final === 'NENHUM' ? { final: 'Escolha como o preço termina.' } : {}
  const falta = explainPontos(modo, pontos)
  return falta ? { 'regra.percentual': falta } : {}
}

function explainPontos(modo: string, pontos: number | null): string | null {
  if (pontos === null || pontos < 0) return 'Diga quantos por cento, como 10.'
  if (pontos === 0 && modo !== 'custo') return 'Diga quantos por cento, como 10.'
  if (modo === 'desconto' && pontos >= 100) return 'O desconto é menor que 100%.'
  return pontos > 1000 ? 'São no máximo 1000%.' : null
}

/** When it is to be done, or what is wrong with the day. */
export function readQuando({ textos }: Ficha, hoje: string): Pick<ReajusteDito, 'dia'> | { erros: Erros } {
  if (textos.quando !== 'dia') return {}
  const dia = textos.dia ?? ''
  if (dia === '') return { erros: { dia: 'Escolha o dia.' } }
  return dia <= hoje ? { erros: { dia: 'Escolha um dia depois de hoje.' } } : { dia }
}
