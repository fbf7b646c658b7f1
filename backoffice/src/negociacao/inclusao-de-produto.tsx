import type { Negociacao } from '#grade'
import { BuscaDeProduto, readMinimo, type Achado } from '#produto'
import { api } from '#shell'

interface InclusaoProps {
  open: boolean
  negociacao: Negociacao
  onClose: () => void
}

/** Puts as few of a product into the cart as are sold; how many is written in the grid. */
export function InclusaoDeProduto({ open, negociacao, onClose }: InclusaoProps) {
  const { params, act, grade } = negociacao
  async function include({ id }: Achado): Promise<string | null> {
    if (grade.linhas.some((linha) => linha.id === id)) return 'Este produto já está no carrinho.'
    const quantidade = await readMinimo(params.idfornecedor, id)
    if (typeof quantidade !== 'number') return quantidade.recusa
    const falha = await act(
      api('POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas', {
        params,
        body: { id, quantidade },
      }),
      () => true,
    )
    return falha && (falha.falha.campos?.quantidade ?? falha.falha.error)
  }
  return (
    <BuscaDeProduto open={open} idfornecedor={params.idfornecedor} onChoose={include} onClose={onClose} />
  )
}
