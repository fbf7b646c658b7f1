import type { Carrinho, ServicoEscolhido, ServicoOferecido } from '@vitrine/contract'
import { nameServico } from '@vitrine/rules/pedido'

/** What the order page knows of additional services. */
export interface ServicosDaCompra {
  oferecidos: ServicoOferecido[]
  escolhidos: ServicoEscolhido[]
  linhas: { id: string; nome: string; quantidade: number }[]
}

export function pickServicos(carrinho: Carrinho): ServicosDaCompra {
  const { servicosOferecidos, servicos, produtosSelecionados } = carrinho
  return {
    oferecidos: servicosOferecidos,
    escolhidos: servicos,
    linhas: produtosSelecionados.map(({ id, nome, quantidade }) => ({ id, nome, quantidade })),
  }
}

/** Each chosen service as a line of its own: 'Corte de madeira · Tábua de pinus'. */
export function listParcelas({ escolhidos, linhas }: Pick<ServicosDaCompra, 'escolhidos' | 'linhas'>) {
  return escolhidos.map(({ nome, idlinha, total }) => ({
    nome: nameServico({ nome, nomeproduto: linhas.find(({ id }) => id === idlinha)?.nome }),
    valor: total,
  }))
}
