import type { EntregasDoCliente, GradeDaNegociacao } from '@vitrine/contract'
import { computePisoFrete } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { readComposto, type Composicao } from '#carrinho'
import { listEnderecos, type LugarRow } from '#endereco'
import {
  asCliente,
  type Deps,
  descontoNoFreteOf,
  donoOf,
  findEstado,
  inLugar,
  listFretes,
  quemOf,
  requirePosse,
  showAjustes,
} from '#negociacao'

type FreteDaForma = NonNullable<GradeDaNegociacao['entrega']>['formas'][number]

/**
 * The customer's addresses with what this cart costs to deliver there. For who holds the cart alone: an address book is read by nobody who
 * does not negotiate with its owner. Errors: those of `requirePosse`.
 */
export async function readEntregas(
  { sql, vivos }: Deps,
  contexto: ContextoComprador,
): Promise<EntregasDoCliente> {
  const dono = donoOf(contexto)
  const estado = await findEstado(sql, dono)
  requirePosse({ estado, quem: quemOf(contexto) })
  const desconto = descontoNoFreteOf(showAjustes(estado.ajustes), contexto.papel)
  const enderecos = await listEnderecos(sql, dono.idcliente)
  const [primeiro = null] = enderecos
  const cliente = inLugar(asCliente(contexto), primeiro)
  const { composicao } = await readComposto({ db: sql, vivos }, cliente)
  return {
    enderecos: enderecos.map((endereco) => {
      const { idendereco, apelido, rua, numero, complemento, bairro, cidade, uf, cep } = endereco
      const formas = listFretesComPiso(endereco, { composicao, contexto: cliente, desconto })
      return { idendereco, apelido, rua, numero, complemento, bairro, cidade, uf, cep, formas }
    }),
  }
}

interface Carrinho {
  composicao: Composicao
  contexto: ContextoComprador
  /** Percent off the store's own table that who asks may give. */
  desconto: number
}

/** The main address, as the grid carries it. */
export const showEntrega = (lugar: LugarRow, carrinho: Carrinho): GradeDaNegociacao['entrega'] => ({
  idendereco: lugar.idendereco,
  cep: lugar.cep,
  formas: listFretesComPiso(lugar, carrinho),
})

/** Forms that go there by the store's own table, each with the lowest freight that may be set for it alone. */
function listFretesComPiso(lugar: LugarRow, { composicao, contexto, desconto }: Carrinho): FreteDaForma[] {
  return listFretes(lugar, composicao, contexto).map((forma) => ({
    ...forma,
    piso: computePisoFrete([forma.tabela], desconto) ?? forma.tabela,
  }))
}
