import type { Carrinho, PedidoLista } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

/** The latest ones. */
const PEDIDOS = 3

/** What stands beside a room: null where it could not be read, or there is no cliente. */
export interface ContextoDoCliente {
  pedidos: readonly Pick<PedidoLista, 'numpedido' | 'status' | 'totalapagar' | 'criado_em'>[] | null
  totalPedidos: number
  carrinho: { itens: readonly ItemMostrado[]; total: number | null } | null
}

type ItemMostrado = Pick<
  Carrinho['produtosSelecionados'][number],
  'id' | 'nome' | 'quantidade' | 'imagem' | 'preco'
>

/** Orders and cart of a cliente at a supplier, as who works there may see them. */
export async function readContexto(
  client: Client,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
): Promise<ContextoDoCliente> {
  const [pedidos, carrinho] = await Promise.all([
    client('GET /v2/app/pedido/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, limit: PEDIDOS },
    }),
    client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params: { session_token: 'token', id: idcliente },
      query: { idfornecedor },
    }),
  ])
  return {
    pedidos: pedidos.ok
      ? pedidos.dados.data.map(({ numpedido, status, totalapagar, criado_em }) => ({
          numpedido,
          status,
          totalapagar,
          criado_em,
        }))
      : null,
    totalPedidos: pedidos.ok ? pedidos.dados.totalItems : 0,
    carrinho: carrinho.ok ? pickCarrinho(carrinho.dados) : null,
  }
}

const pickCarrinho = ({ produtosSelecionados, totalCompras }: Carrinho) => ({
  itens: produtosSelecionados.map(({ id, nome, quantidade, imagem, preco }) => ({
    id,
    nome,
    quantidade,
    imagem,
    preco,
  })),
  total: totalCompras ?? null,
})
