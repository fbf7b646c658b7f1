import { randomUUID } from 'node:crypto'

import { idNulo, type MotivoSugestao, type Sugestao, type Visao } from '@vitrine/contract'
import { rankSugestoes } from '@vitrine/rules/sugestao'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import { toProdutoLista, type ProdutosVivos } from '#produto'

import { listCandidatos } from './sugestao.repository.ts'

const MAX_PRODUTOS = 12
/** With fewer of its own a shelf is honest about being the best sellers. */
const MIN_PROPRIOS = 3
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const titulos: Record<Visao, string> = {
  CART: 'Combina com seu carrinho',
  PRODUCT: 'Quem levou, levou também',
  HOME: 'Você costuma comprar',
}

/** What is recommended here to whoever asks (§3, §7 Recommendations): one statement, and one for products not in memory. */
export async function listSugestoes(
  { db, vivos }: { db: Db; vivos: ProdutosVivos },
  { visao, itens = '', sessao_id }: { visao: Visao; itens?: string; sessao_id?: string },
  contexto: ContextoComprador,
): Promise<Sugestao> {
  const { fornecedor, idcliente, maiorDe18 } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor, tags } = fornecedor
  if (!tags.includes('enable-recommendation-system'))
    return { produtos: [], sessao_id: idNulo, visao, ...describe(visao, false) }
  const found = await listCandidatos(db, {
    idfornecedor,
    idcliente,
    sessao_id: sessao_id ?? null,
    // Random throughout: it is what later proves whose feedback comes.
    nova: randomUUID(),
    visao,
    itens: itens.split(',').filter((id) => UUID.test(id)),
    maiorDe18,
  })
  const proprios = rankSugestoes(
    found.candidatos.filter(({ proprio }) => proprio),
    MAX_PRODUTOS,
  )
  const isProprio = proprios.length >= MIN_PROPRIOS
  const ids = isProprio
    ? proprios
    : rankSugestoes(
        found.candidatos.filter(({ proprio }) => !proprio),
        MAX_PRODUTOS,
      )
  const rows = await vivos.listById(idfornecedor, ids)
  const produtos = new Map(rows.map((row) => [row.id, toProdutoLista(row, contexto)]))
  return {
    produtos: ids.flatMap((id) => produtos.get(id) ?? []),
    sessao_id: found.sessao_id,
    visao,
    ...describe(visao, isProprio),
  }
}

function describe(visao: Visao, isProprio: boolean): { motivo: MotivoSugestao; titulo: string } {
  if (!isProprio) return { motivo: 'MAIS_VENDIDOS', titulo: 'Mais vendidos' }
  return { motivo: visao === 'HOME' ? 'COSTUMA_COMPRAR' : 'COMPRADOS_JUNTOS', titulo: titulos[visao] }
}
