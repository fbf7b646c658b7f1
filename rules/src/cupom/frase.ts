import { formatDia } from '#data'
import { formatReais } from '#dinheiro'
import { joinPalavras, pluralize } from '#texto'

import type { CupomEscrito } from './cupom-escrito.ts'
import { formatBeneficio } from './palavras.ts'

/** What the sentence says of a coupon. */
export type CupomDaFrase = Pick<
  CupomEscrito,
  | 'tipodesconto'
  | 'valor'
  | 'alvo'
  | 'condicoes'
  | 'valor_minimo'
  | 'inicio'
  | 'fim'
  | 'limite'
  | 'limite_por_cliente'
  | 'valor_limite'
  | 'nao_usar_com_politica'
  | 'aplicacao_automatica'
  | 'indicacao'
  | 'listado'
>

const ENTREGAS = { DELIVERY: 'para entrega', RETIRADA: 'para retirada na loja' } as const
const CANAIS = { WEB: 'só pelo site', MANUAL: 'só com um atendente' } as const
/** More are counted. */
const NOMEADOS = 3

/**
 * A coupon as one sentence (ux 3.7): 'Dá 10% em Bebidas para todos os clientes, em pedidos de R$ 200,00 ou mais, até 30/11, uma vez por
 * cliente.' `nomes`: of products, categories and payment methods, by id; what has no name is counted.
 */
export function describeCupom(cupom: CupomDaFrase, nomes: ReadonlyMap<string, string>): string {
  const { condicoes, valor_minimo } = cupom
  const formas = condicoes.idformapagto ?? []
  const partes = [
    `Dá ${formatBeneficio(cupom)} em ${describeAlvo(cupom, nomes)} para ${describePublico(cupom)}`,
    valor_minimo !== null && `em pedidos de ${formatReais(valor_minimo)} ou mais`,
    formas.length > 0 &&
      `pagando com ${joinNomes(formas, nomes, ['forma de pagamento', 'formas de pagamento'], 'ou')}`,
    condicoes.tipoEntrega && ENTREGAS[condicoes.tipoEntrega],
    condicoes.canalVenda && CANAIS[condicoes.canalVenda],
    describePrazo(cupom),
    describeVezes(cupom),
    cupom.valor_limite !== null && `até dar ${formatReais(cupom.valor_limite)} de desconto ao todo`,
  ]
  const frase = partes.filter((parte) => typeof parte === 'string').join(', ')
  return [`${frase}.`, ...describeModo(cupom)].join(' ')
}

function describeAlvo({ alvo: { produtos = [], categorias = [] } }: CupomDaFrase, nomes: Nomes): string {
  const partes = [
    categorias.length > 0 && joinNomes(categorias, nomes, ['categoria', 'categorias'], 'e'),
    produtos.length > 0 && joinNomes(produtos, nomes, ['produto', 'produtos'], 'e'),
  ].filter((parte) => typeof parte === 'string')
  return partes.length === 0 ? 'todos os produtos' : partes.join(' e ')
}

function describePublico({ condicoes: { tags = [], primeira_compra } }: CupomDaFrase): string {
  const quem = tags.length === 0 ? 'todos os clientes' : `clientes com a etiqueta ${joinPalavras(tags, 'ou')}`
  if (!primeira_compra) return quem
  return tags.length === 0 ? 'quem compra pela primeira vez' : `${quem} na primeira compra`
}

function describePrazo({ inicio, fim }: CupomDaFrase): string | null {
  if (inicio !== null && fim !== null) return `de ${formatDia(inicio)} até ${formatDia(fim)}`
  if (inicio !== null) return `a partir de ${formatDia(inicio)}`
  return fim === null ? null : `até ${formatDia(fim)}`
}

function describeVezes({ limite, limite_por_cliente }: CupomDaFrase): string | null {
  const porCliente =
    limite_por_cliente !== null &&
    (limite_por_cliente === 1
      ? 'uma vez por cliente'
      : `até ${pluralize(limite_por_cliente, 'vez', 'vezes')} por cliente`)
  const aoTodo = limite !== null && `até ${pluralize(limite, 'uso', 'usos')} ao todo`
  return [porCliente, aoTodo].filter((parte) => typeof parte === 'string').join(' e ') || null
}

function describeModo(cupom: CupomDaFrase): string[] {
  return [
    cupom.nao_usar_com_politica && 'Não se soma a preços especiais.',
    cupom.aplicacao_automatica && 'A loja aplica sozinha.',
    cupom.indicacao && 'É o cupom de indicar a loja.',
    !cupom.listado && !cupom.aplicacao_automatica && 'Só para quem sabe o código.',
  ].filter((parte) => typeof parte === 'string')
}

type Nomes = ReadonlyMap<string, string>

/** 'Vinhos, Queijos e mais 2 categorias', '5 produtos' where no name is known. */
function joinNomes(
  ids: readonly string[],
  nomes: Nomes,
  [um, varios]: readonly [string, string],
  e: 'e' | 'ou',
): string {
  const ditos = ids.flatMap((id) => nomes.get(id) ?? []).slice(0, NOMEADOS)
  const outros = ids.length - ditos.length
  if (outros === 0) return joinPalavras(ditos, e)
  const resto = pluralize(outros, um, varios)
  return ditos.length === 0 ? resto : joinPalavras([...ditos, `mais ${resto}`], e)
}
