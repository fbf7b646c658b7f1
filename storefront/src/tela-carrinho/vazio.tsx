import { lazy } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, EmptyState, Notice } from '@vitrine/ui'

import { LinkColagem } from '#revisao'
import { Parte, useLoja, useSessao } from '#shell'

import { useCarrinho } from '#carrinho'

const VazioDoCliente = lazy(() =>
  import('./vazio-do-cliente.tsx').then((m) => ({ default: m.VazioDoCliente })),
)

/** The empty cart. When the server took the last lines out, its reason comes first (§4 Cart saving). */
export function Vazio() {
  const { slug } = useLoja()
  const isCliente = Boolean(useSessao()?.idcliente)
  const mensagem = useCarrinho((estado) => estado.mensagem)
  return (
    <>
      {mensagem && (
        <Notice tone="warning" live="status" className="m-4">
          {mensagem}
        </Notice>
      )}
      <EmptyState
        icon="shopping-basket"
        title="Seu carrinho está vazio"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link className={buttonClass({ variant: 'outline' })} to={urls.loja(slug)}>
              Ver produtos
            </Link>
            <LinkColagem className={buttonClass({ variant: 'ghost' })} />
          </div>
        }
      >
        O que você adicionar fica guardado aqui.
      </EmptyState>
      {isCliente && (
        <Parte calada>
          <VazioDoCliente />
        </Parte>
      )}
    </>
  )
}
