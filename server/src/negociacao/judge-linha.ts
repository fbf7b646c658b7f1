import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import {
  explainRecusa,
  judgePreco,
  type LinhaAJulgar,
  type Limites,
  type Piso,
} from '@vitrine/rules/negociacao'

import { Falha, type Db } from '#infra'

import { limitesOf, showAjustes } from './ajustes.ts'
import { listCustos, type CustoRow } from './custo.repository.ts'
import type { EmNegociacao } from './in-negociacao.ts'
import type { LinhaEmMaos } from './linha.ts'

const reais = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? null : fromDecimilesimos(valor)

/** What a price of a line is judged by. */
export function toLinhaAJulgar(tabela: number | null, custo: CustoRow | undefined): LinhaAJulgar {
  return { tabela, custo: reais(custo?.custo), precominimo: reais(custo?.precominimo) }
}

/** How far who acts may go. */
export const limitesDe = ({ estado, contexto }: Pick<EmNegociacao, 'estado' | 'contexto'>): Limites =>
  limitesOf(showAjustes(estado.ajustes), contexto.papel)

/** Whether who acts may set this price alone; else what stands against it, and the words of the refusal. */
export async function judgeLinha(
  em: Pick<EmNegociacao, 'tx' | 'dono' | 'estado' | 'contexto'>,
  { item, tabela }: Pick<LinhaEmMaos, 'item' | 'tabela'>,
  preco: number,
): Promise<Falha | null> {
  // Their rules make the price of a combo.
  if (item.produtos)
    return new Falha('preco_fora_do_limite', { error: 'O preço de um combo vem das regras dele.' })
  const custos = await listCustos(em.tx as Db, em.dono.idfornecedor, [item.id])
  const linha = toLinhaAJulgar(tabela, custos.get(item.id))
  const limites = limitesDe(em)
  const recusa = judgePreco(preco, linha, limites)
  return recusa && refusePreco(preco, recusa, linha, limites)
}

function refusePreco(preco: number, recusa: Piso, linha: LinhaAJulgar, limites: Limites): Falha {
  return new Falha('preco_fora_do_limite', {
    error: explainRecusa(preco, recusa, linha, limites),
    detalhes: { piso: recusa.preco, motivo: recusa.motivo },
  })
}
