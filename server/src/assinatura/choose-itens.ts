import type { ContextoComprador } from '#acesso'
import { composeItens, idsOf } from '#carrinho'
import { Falha } from '#infra'
import type { SubmissaoGuardada } from '#pedido'
import type { ProdutosVivos } from '#produto'

import type { AssinaturaRow } from './assinatura.repository.ts'

/**
 * The lines that a subscription shall have: those it has keep their notes and gift wrap, quantities are made to obey the
 * products' rules, what cannot be bought is left out. Throws `carrinho_vazio` when nothing is left.
 */
export async function chooseItens(
  vivos: ProdutosVivos,
  { row, contexto }: { row: Pick<AssinaturaRow, 'idfornecedor' | 'submissao'>; contexto: ContextoComprador },
  pedidos: readonly { id: string; quantidade: number }[],
): Promise<SubmissaoGuardada['itens']> {
  const antes = new Map(row.submissao.itens.map((item) => [item.id, item]))
  const itens = pedidos.map(({ id, quantidade }) => ({
    ...(antes.get(id) ?? { id, embalarParaPresente: false }),
    quantidade,
  }))
  const produtos = await vivos.listById(row.idfornecedor, idsOf(itens))
  const feitos = new Map(
    composeItens(itens, produtos, contexto).itens.map((item) => [item.id, item.quantidade]),
  )
  const ficam = itens.flatMap((item) => {
    const quantidade = feitos.get(item.id)
    return quantidade ? { ...item, quantidade } : []
  })
  if (ficam.length === 0) throw new Falha('carrinho_vazio')
  return ficam
}
