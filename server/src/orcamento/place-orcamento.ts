import type { PedidoDeAcao } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'
import type { LugarEntrega } from '@vitrine/rules/entrega'

import { refuse, SemJanela } from '#conferencia'
import { chooseJanela, pesoDosItens, semLugar, toLugar } from '#entrega'
import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import type { PedidoTravado } from '#pedido'
import type { ProdutoRow } from '#produto'

import type { Orcamento } from './orcamento.repository.ts'

export interface EntregaDoOrcamento {
  formaEntrega: FormaEntregaViva
  lugar: LugarEntrega
  gramas: number
  agora: Date
  data_de_entrega: string
  inicio: string
  fim: string
}

interface Aceito {
  aceite: PedidoDeAcao
  fornecedor: FornecedorVivo
  produtos: readonly ProdutoRow[]
}

/** Where an accepted budget goes and when: in the window asked for then, or the one chosen now; it must be open. */
export function placeOrcamento(
  { tipoentrega }: PedidoTravado,
  orcamento: Orcamento,
  { aceite, fornecedor, produtos }: Aceito,
): EntregaDoOrcamento {
  const formaEntrega = fornecedor.formasEntrega.find(
    ({ idformaentrega }) => idformaentrega === orcamento.idformaentrega,
  )
  if (!formaEntrega || formaEntrega.tipoEntrega !== tipoentrega) return refuse('sem_forma_entrega')
  const linhas = orcamento.linhas.map(({ id, quantidade }) => ({ id, quantidade: fromMilesimos(quantidade) }))
  const agora = new Date()
  const lugar = lugarOf(orcamento, fornecedor)
  const gramas = pesoDosItens(linhas, produtos)
  const data_de_entrega = aceite.formaEntrega?.data_de_entrega ?? orcamento.data_de_entrega
  const inicio = aceite.formaEntrega?.inicio ?? orcamento.janela_inicio
  const janela = chooseJanela(formaEntrega, fornecedor, agora, { data: data_de_entrega, inicio, lugar })
  const entrega = { formaEntrega, lugar, gramas, agora }
  if (!janela) throw new SemJanela('horario_encerrado', { ...entrega, fornecedor })
  return { ...entrega, data_de_entrega, inicio, fim: janela.fim }
}

function lugarOf({ enderecoentrega }: Orcamento, fornecedor: FornecedorVivo): LugarEntrega {
  if (!enderecoentrega) return semLugar
  const { lat, lng, cep } = enderecoentrega
  return toLugar(fornecedor, { ponto: lat === null || lng === null ? null : { lat, lng }, cep })
}
