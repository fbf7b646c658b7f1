import type { ProdutoLista } from '@vitrine/contract'

import { toItemCarrinho, toPasso, useChangeCarrinho, useQuantidade } from '#carrinho'
import { askIdade } from '#idade'

import { CampoQuantidade } from './campo-quantidade.tsx'
import type { CampoQuantidadeProps } from './campo-quantidade.tsx'
import { FormCarrinho, useMotivo } from './compra.tsx'

/** The quantity of a product in a dense row: from nothing on, always the same field, or why it cannot be bought. */
export function QuantidadeProduto({
  produto,
  inputProps,
}: {
  produto: ProdutoLista
  inputProps: CampoQuantidadeProps['inputProps']
}) {
  const { id, name, maior_de_18 } = produto
  const quantidade = useQuantidade(id)
  const change = useChangeCarrinho()
  const motivo = useMotivo(produto)
  if (motivo && quantidade === 0) return motivo
  return (
    <FormCarrinho produto={produto}>
      <CampoQuantidade
        item={produto}
        nome={name}
        quantidade={quantidade}
        tells={false}
        look="light"
        size="m"
        name="quantidade"
        inputProps={inputProps}
        onChange={(next, how) => {
          const apply = () => change(toPasso({ id, quantidade }, next, how), toItemCarrinho(produto))
          if (maior_de_18 && quantidade === 0) askIdade(apply)
          else apply()
        }}
      />
    </FormCarrinho>
  )
}
