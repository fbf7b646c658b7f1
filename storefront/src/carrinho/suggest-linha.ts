import type { ItemCarrinho } from '@vitrine/contract'
import { reapplyPassos, type PassoCarrinho } from '@vitrine/rules/carrinho'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

/** The quantity that a step would lead to, asked of the attendant; what the store says is told. */
export async function suggestLinha(
  onde: { idfornecedor: string; idcliente: string },
  passo: PassoCarrinho,
  item: ItemCarrinho,
): Promise<void> {
  const [linha] = reapplyPassos([item], [passo])
  if (!linha || linha.quantidade <= 0) return void showToast('Para tirar um produto, escreva ao atendente.')
  const resposta = await api('POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/sugestoes', {
    params: onde,
    body: { id: item.id, quantidade: linha.quantidade },
  })
  showToast(
    resposta.ok
      ? `Sugerido ao atendente: ${formatQuantidade(linha.quantidade, item.unidade)} de ${item.nome}`
      : resposta.falha.error,
  )
}
