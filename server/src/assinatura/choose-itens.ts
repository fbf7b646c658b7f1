import { avisos, falhas } from '@vitrine/contract'
import { sumIguais } from '@vitrine/rules/carrinho'

import type { ContextoComprador } from '#acesso'
import { composeItens, idsOf } from '#carrinho'
import { Falha } from '#infra'
import type { ProdutosVivos } from '#produto'
import type { SubmissaoGuardada } from '#submissao'

import type { AssinaturaRow } from './assinatura.repository.ts'

/**
 * The lines that a subscription shall have: those it has keep their notes and gift wrap, quantities are made to obey the
 * products' rules, what cannot be bought is left out. Throws `carrinho_vazio` when nothing is left,
 * `quantidade_invalida` with their names for lines of no quantity (readings 4).
 */
export async function chooseItens(
  vivos: ProdutosVivos,
  { row, contexto }: { row: Pick<AssinaturaRow, 'idfornecedor' | 'submissao'>; contexto: ContextoComprador },
  pedidos: readonly { id: string; quantidade: number }[],
): Promise<SubmissaoGuardada['itens']> {
  const antes = new Map(sumIguais(row.submissao.itens).map((item) => [item.id, item]))
  const itens = sumIguais(pedidos).map(({ id, quantidade }) => ({
    ...(antes.get(id) ?? { id, embalarParaPresente: false }),
    quantidade,
  }))
  const produtos = await vivos.listById(row.idfornecedor, idsOf(itens))
  const composicao = composeItens(itens, produtos, contexto)
  if (composicao.zerados.length > 0) throw nameZerados(composicao.zerados)
  const feitos = new Map(composicao.itens.map((item) => [item.id, item.quantidade]))
  const ficam = itens.flatMap((item) => {
    const quantidade = feitos.get(item.id)
    return quantidade ? { ...item, quantidade } : []
  })
  if (ficam.length === 0) throw new Falha('carrinho_vazio')
  return ficam
}

function nameZerados(zerados: readonly { nome: string }[]): Falha {
  const itensName = zerados.map(({ nome }) => nome).join(', ')
  const error = `${falhas.quantidade_invalida.mensagem} ${avisos.itens_do_pedido}${itensName}`
  return new Falha('quantidade_invalida', { error, itensName })
}
