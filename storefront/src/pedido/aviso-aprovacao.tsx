import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import { joinNomes } from './aprovacao.ts'

interface AvisoProps {
  aprovadores: readonly string[]
  /** They were told; null: not yet. Each telling is another one. */
  pedida: object | null
}

/** Who sends what this login prepares, and that they know of it (ux 1.8.4). */
export function AvisoAprovacao({ aprovadores, pedida }: AvisoProps) {
  const { slug } = useLoja()
  const painel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pedida) return
    painel.current?.focus()
    painel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [pedida])
  const nomes = joinNomes(aprovadores)
  return (
    <div ref={painel} tabIndex={-1}>
      {pedida ? (
        <Notice tone="success" title="Aprovação pedida." live="status">
          {nomes} {aprovadores.length === 1 ? 'recebeu' : 'receberam'} um e-mail com o caminho do carrinho,
          que fica como está até o envio. <Link to={urls.loja(slug)}>Continuar comprando</Link>
        </Notice>
      ) : (
        <Notice icon="hourglass" title="Seu acesso prepara, outra pessoa envia.">
          Quem aprova: {nomes}. O carrinho é o mesmo para vocês; entrega e pagamento são escolhidos no envio,
          e a observação vai junto do pedido de aprovação.
        </Notice>
      )}
    </div>
  )
}
