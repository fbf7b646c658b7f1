import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Modal, showToast } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

import { Avatar } from './avatar.tsx'
import { ListaClientes } from './lista-clientes.tsx'
import { chooseMatiz } from './matiz.ts'

/** The cliente that this page bought for a moment ago: the bar is mounted anew for another cliente (root.tsx). */
let antes: string | null = null

/** The cliente that the login buys for, on every screen, and the way to another one (§6, ux 1.16.1). Key `u` opens it. */
export function FaixaVinculado() {
  const sessao = useSessao()
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const idcliente = sessao?.idcliente ?? null
  const nome = sessao?.cliente?.nome ?? ''
  useEffect(() => {
    if (antes && idcliente && antes !== idcliente) showToast(`Comprando como ${nome}`)
    antes = idcliente
  }, [idcliente, nome])
  useTecla(() => setOpen(true))
  if (!sessao || !idcliente) return null
  const clientes = sessao.listaClientesVinculados
  const matiz = chooseMatiz(idcliente, clientes)
  const voltar = pathname + search
  return (
    <>
      <aside
        className="faixa-quem"
        aria-label="Cadastro em uso"
        style={{
          background: `color-mix(in oklab, oklch(0.8 0.1 ${matiz}) 24%, var(--bg))`,
          borderColor: `oklch(0.62 0.14 ${matiz})`,
        }}
      >
        <div className="wrap">
          <Avatar cliente={{ idcliente, nome }} clientes={clientes} />
          <p>
            <small>Comprando como</small>
            <b>{nome}</b>
          </p>
          <Link
            to={{ pathname: urlsAcesso.trocar(slug), search: `?${new URLSearchParams({ voltar })}` }}
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          >
            Trocar
          </Link>
        </div>
      </aside>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Comprar como">
        {isOpen && <ListaClientes clientes={clientes} atual={idcliente} voltar={voltar} />}
      </Modal>
    </>
  )
}

function useTecla(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, dialog') // key events come from elements
      if (event.key !== 'u' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
}
