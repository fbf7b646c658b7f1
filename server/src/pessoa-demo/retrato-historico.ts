import type { Endereco } from '@vitrine/contract'
import type { ClienteDemo, FornecedorDemo } from '@vitrine/demo'

import { idDemo } from '#loja-demo'

/** The address as an order keeps it: a copy, so that later changes leave the order as it was. */
export function enderecoOf({ chave, enderecos }: ClienteDemo): Endereco | null {
  const [endereco] = enderecos
  if (!endereco) return null
  return {
    complemento: '',
    ...endereco,
    idendereco: idDemo('endereco', chave, 0),
    pontoref: '',
    pais: 'Brasil',
    textoendereco: `${endereco.rua}, ${endereco.numero}, ${endereco.bairro}, ${endereco.cidade}`,
    cod_erp: null,
    primario: true,
    manualAddress: false,
  }
}

/** The store as an order keeps it. */
export function lojaOf({ lojas }: FornecedorDemo) {
  const [loja] = lojas
  if (!loja) return null
  const { nome, descricao_endereco_loja, lat, lng, horarios } = loja
  return { nome, descricao_endereco_loja, coordenadas_loja: { lat, lng }, horarios }
}
