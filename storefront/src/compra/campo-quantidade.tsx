import type { ComponentProps } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { formatQuantidade, parseQuantidade } from '@vitrine/rules/dinheiro'
import { decrement, explainLimite, increment } from '@vitrine/rules/quantidade'
import { Stepper } from '@vitrine/ui'

type Regra = Pick<ItemCarrinho, 'unidade' | 'granularidade' | 'min_por_pedido' | 'maxporpedido'>

export interface CampoQuantidadeProps extends Pick<
  ComponentProps<typeof Stepper>,
  'look' | 'size' | 'name' | 'inputProps' | 'onChange'
> {
  item: Regra
  nome: string
  quantidade: number
  /** False where a line of its own tells the limit. */
  tells?: boolean
}

/** The stepper of a product: its steps, minimum and maximum, decimals with comma, limits that explain themselves (§4). */
export function CampoQuantidade({ item, nome, quantidade, tells = true, ...rest }: CampoQuantidadeProps) {
  const { unidade } = item
  const more = increment(item, quantidade)
  return (
    <Stepper
      label={nome}
      value={quantidade}
      less={decrement(item, quantidade)}
      more={more > quantidade ? more : undefined}
      limit={tells && explainLimite(item, quantidade, unidade)}
      unit={unidade === 'un' ? 'un.' : unidade}
      format={(value) => formatQuantidade(value, unidade).split('\u00a0')[0] ?? ''}
      parse={(text) => parseQuantidade(text) ?? undefined}
      {...rest}
    />
  )
}
