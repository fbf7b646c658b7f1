import { useEffect, useState } from 'react'

import type { CartaoSalvo } from '@vitrine/contract'
import { Button, Icon, LiveRegion, showToast } from '@vitrine/ui'

import { api, useLoja } from '#shell'

import { describeCartao } from './describe-cartao.ts'

/** Saved cards, each with the way to be rid of it; nothing where there are none. */
export function CartoesDaConta() {
  const { idfornecedor, nome } = useLoja()
  const [cartoes, setCartoes] = useState<CartaoSalvo[]>([])
  const [removed, setRemoved] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void api('GET /v4/payment-sdk/cartoes/{idfornecedor}', { params: { idfornecedor } }).then(
      (resposta) => !isOver && resposta.ok && setCartoes(resposta.dados.data),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [idfornecedor])
  async function remove(cartao: CartaoSalvo) {
    const { idcartao } = cartao
    const resposta = await api('DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}', {
      params: { idfornecedor, idcartao },
    })
    if (!resposta.ok) return showToast('O cartão não foi removido. Tente de novo.')
    setCartoes(resposta.dados.data)
    setRemoved(describeCartao(cartao))
  }
  return (
    <>
      {cartoes.length > 0 && (
        <section aria-labelledby="cartoes">
          <h2 id="cartoes" className="text-16">
            Cartões guardados
          </h2>
          <p className="mt-1 text-ink-muted">
            O número fica com o banco de pagamentos de {nome}, não conosco.
          </p>
          <ul className="mt-2">
            {cartoes.map((cartao) => (
              <li key={cartao.idcartao} className="flex items-center gap-3 border-b border-line-soft py-2">
                <Icon name="credit-card" />
                <span>
                  {describeCartao(cartao)}
                  <span className="block text-12 text-ink-muted">vence em {cartao.validade}</span>
                </span>
                <span className="ml-auto">
                  <Button variant="ghost" size="s" onClick={() => void remove(cartao)}>
                    Remover<span className="sr-only"> {describeCartao(cartao)}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LiveRegion>{removed && `${removed} removido.`}</LiveRegion>
    </>
  )
}
