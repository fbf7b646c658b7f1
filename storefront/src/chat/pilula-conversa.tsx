import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { pluralize } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { desktop, useLoja } from '#shell'

import { janela, openJanela } from './janela.store.ts'
import './pilula-conversa.css'

/** At a desk the way to the window, or back to one that was put aside; on a phone it stands there while something was not seen, and leads to the page. */
export function PilulaConversa({ notificacoes }: { notificacoes: number }) {
  const { slug } = useLoja()
  const { assunto, isRecolhida } = useStore(janela)
  const pilula = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isRecolhida) pilula.current?.focus()
  }, [isRecolhida])
  if (assunto && !isRecolhida) return null
  function onClick(event: MouseEvent) {
    if (!matchMedia(desktop).matches || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isRecolhida) janela.setState({ isRecolhida: false })
    else openJanela('conversas')
  }
  return (
    <Link
      ref={pilula}
      className="aviso-conversa print:hidden"
      data-quieta={notificacoes === 0 || undefined}
      to={urlsChat.conversas(slug)}
      onClick={onClick}
    >
      <Icon name="message-circle" />
      {notificacoes > 0 ? pluralize(notificacoes, 'mensagem nova', 'mensagens novas') : 'Falar com a loja'}
    </Link>
  )
}
