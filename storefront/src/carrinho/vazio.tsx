import { lazy } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, EmptyState, Notice } from '@vitrine/ui'

import { ColarLink } from '#lista-compras'
import { Parte, useLoja, useSessao } from '#shell'

import { useCarrinho } from './provider.tsx'

const VazioDoCliente = lazy(() =>
  import('./vazio-do-cliente.tsx').then((m) => ({ default: m.VazioDoCliente })),
)

/** Nothing in it: when something was and could not stay, the server's reason stands first (§4 Cart saving). */
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
            <ColarLink className={buttonClass({ variant: 'ghost' })} />
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
