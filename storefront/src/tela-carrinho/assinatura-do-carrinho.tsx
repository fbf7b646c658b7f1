import { Select } from '@vitrine/ui'

import { useBloqueado, useCarrinho, useCarro } from '#carrinho'
import type { AssinaturaCarrinho, EstadoCarrinho } from '#carrinho'

/** How often this purchase repeats by itself, where the store sells so (§3 Cart, §4 Subscriptions): saved at once. */
export function AssinaturaDoCarrinho({ assinatura }: { assinatura: AssinaturaCarrinho }) {
  const pedida = useCarrinho((estado) => estado.assinaturaPedida)
  const { store, sincronia } = useCarro()
  const isLocked = useBloqueado()
  const { assinaturas, assinaturaSelecionada, meta_info } = assinatura
  const escolhida = pedida ? pedida.idtipoassinatura : assinaturaSelecionada
  if (assinaturas.tipos.length === 0) return null
  function choose(idtipoassinatura: string | null) {
    const change: Partial<EstadoCarrinho> = { assinaturaPedida: { idtipoassinatura } }
    store.setState({ ...change, situacao: 'pendente', erro: null })
    void sincronia.current?.save()
  }
  return (
    <section className="assinatura-do-carrinho" aria-label="Assinatura">
      <Select
        label="Repetir esta compra"
        hint={escolhida ? meta_info.recorrencia?.mensagem : undefined}
        value={escolhida ?? ''}
        disabled={isLocked}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">Comprar só desta vez</option>
        {assinaturas.tipos.map(({ idtipoassinatura, nome }) => (
          <option key={idtipoassinatura} value={idtipoassinatura}>
            {nome}
          </option>
        ))}
      </Select>
    </section>
  )
}
