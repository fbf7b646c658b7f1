import { Pill } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useLoja, useSessao } from '#shell'

import { listNoAparelho } from './carrinhos-abertos.ts'

/** The number of open carts that this device knows of, from two on. It asks no server. */
export function QuantosAbertos() {
  const { slug } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  const hasAqui = useCarrinho(({ itens }) => itens.length > 0)
  const outros = listNoAparelho(localStorage, idcliente).filter((aberto) => aberto.slug !== slug)
  const quantos = outros.length + (hasAqui ? 1 : 0)
  if (outros.length === 0 || quantos < 2) return null
  return (
    <Pill tone="brand">
      {quantos}
      <span className="sr-only"> carrinhos abertos</span>
    </Pill>
  )
}
