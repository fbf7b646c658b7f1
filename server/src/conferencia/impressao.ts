import { hash } from 'node:crypto'

import type { LinhaPedida, Submissao } from '@vitrine/contract'
import { sumIguais } from '@vitrine/rules/carrinho'

import type { Ciclo } from './ciclo.ts'

/**
 * Fingerprint of what is ordered, how and where; free text left out (readings 6). Lines in any order, and one product in one line or several, are the same; a cycle of a subscription never equals another order.
 */
export function computeImpressao(
  submissao: Submissao,
  idcliente: string,
  ciclo: Ciclo | null = null,
): Buffer {
  const itens = sumIguais(submissao.itens).map(
    ({ id, quantidade, embalarParaPresente, ...combo }) =>
      `${chaveOfCombo(combo) ?? id}:${quantidade}:${embalarParaPresente}`,
  )
  const parts = [
    idcliente,
    itens.sort().join(','),
    chaveOfServicos(submissao),
    submissao.tipoEntrega,
    submissao.formaEntrega.idformaentrega,
    submissao.formaEntrega.data_de_entrega,
    submissao.formaEntrega.inicio,
    submissao.enderecoentrega?.idendereco ?? '',
    submissao.lojaRetira?.idloja ?? '',
    submissao.formaPagamento.idformapagto,
    submissao.cupom ?? '',
    submissao.idtipoassinatura ?? '',
    ...(ciclo ? [ciclo.idassinatura, ciclo.data] : []),
    submissao.orcamento ? 'orcamento' : '',
  ]
  return hash('sha256', parts.join('|'), 'buffer')
}

/** A combo is what it is made of: the id of its line is new each time. */
function chaveOfCombo({
  idcombopromocional_cabecalho,
  produtos,
}: Pick<LinhaPedida, 'idcombopromocional_cabecalho' | 'produtos'>): string | null {
  if (!idcombopromocional_cabecalho || !produtos) return null
  const escolhas = produtos.map(({ idgrupo, id, escolhas }) => `${idgrupo}/${id}/${escolhas}`)
  return `${idcombopromocional_cabecalho}[${escolhas.sort().join('+')}]`
}

function chaveOfServicos({ servicos, itens }: Pick<Submissao, 'servicos' | 'itens'>): string {
  const linhas = new Map(itens.map((item) => [item.id, chaveOfCombo(item) ?? item.id]))
  return servicos
    .map(({ idservico, idlinha }) => `${idservico}:${linhas.get(idlinha ?? '') ?? ''}`)
    .sort()
    .join(',')
}
