import { formatQuantidade, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'

import type { ItemCarrinho } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'

import { opcoesPreco } from './apply-cupom.ts'
import type { CarrinhoRow, ItemGuardado } from './carrinho.repository.ts'
import type { Composicao } from './compose-carrinho.ts'
import type { SaidaDoEscopo } from './escopo.repository.ts'

/**
 * A save by whom the cart is free for: a line of which there is less than its negotiated price was for costs what the table says from now
 * on, and says so (decision 0109). Whoever holds the cart changes it freely.
 */
export function leaveEscopo(
  composicao: Composicao,
  { negociacao, bloqueado_por, itens: antes }: CarrinhoRow,
  contexto: ContextoComprador,
): { composicao: Composicao; saida: SaidaDoEscopo | null } {
  const negociados = antes.filter(({ precoatendente }) => precoatendente)
  if (!negociacao || bloqueado_por !== null || negociados.length === 0) return { composicao, saida: null }
  const itens = composicao.itens.map((item) => (isInEscopo(item) ? item : dropAcordo(item)))
  const comPreco = new Set(itens.filter(({ precoatendente }) => precoatendente).map(({ id }) => id))
  const fora = negociados.filter(({ id }) => !comPreco.has(id))
  if (fora.length === 0) return { composicao, saida: null }
  const depois = new Map(itens.map((item) => [item.id, item]))
  const mudancas = fora.flatMap((guardado) => explain(guardado, depois.get(guardado.id)))
  const { idusuario, sessao } = contexto
  return {
    composicao: { ...composicao, itens, mudancas: [...composicao.mudancas, ...mudancas] },
    saida: {
      idnegociacao: negociacao.idnegociacao,
      linhas: fora.map((guardado) => tellSaida(guardado, depois.get(guardado.id), { composicao, contexto })),
      quem: { idusuario, nome: sessao?.nome || (sessao?.cliente_nome ?? '') },
    },
  }
}

function isInEscopo({ precoatendente, negociado, quantidade }: ItemCarrinho): boolean {
  return !precoatendente || !negociado || toMilesimos(quantidade) >= toMilesimos(negociado.minimo)
}

function dropAcordo(item: ItemCarrinho): ItemCarrinho {
  const sem = { ...item }
  delete sem.precoatendente
  delete sem.negociado
  return sem
}

/** A line that is gone needs no words. */
function explain({ negociado }: ItemGuardado, item: ItemCarrinho | undefined) {
  if (!item) return []
  const { id, nome, quantidade, unidade } = item
  const minimo = formatQuantidade((negociado?.minimo ?? 0) / 1000, unidade)
  const motivo = `O preço negociado valia a partir de ${minimo}: agora vale o preço da tabela.`
  return [{ id, nome, de: quantidade, para: quantidade, motivo }]
}

function tellSaida(
  { id, precoatendente = 0 }: ItemGuardado,
  item: ItemCarrinho | undefined,
  { composicao, contexto }: { composicao: Composicao; contexto: ContextoComprador },
): SaidaDoEscopo['linhas'][number] {
  const produto = item ?? composicao.produtos.find((umProduto) => umProduto.id === id)
  const depois = item ? choosePreco(item, item.quantidade, opcoesPreco(contexto)) : null
  return {
    id,
    nome: produto?.nome ?? 'Produto',
    unidade: produto?.unidade ?? 'un',
    precoatendente,
    depois: depois === null ? null : toDecimilesimos(depois),
  }
}
