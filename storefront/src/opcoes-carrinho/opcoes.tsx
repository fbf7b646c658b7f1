import { useState } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, Icon, Modal } from '@vitrine/ui'

import { useBloqueado, useCarrinho } from '#carrinho'
import { LinkColagem } from '#revisao'
import { useLoja, useModulo, useSessao } from '#shell'

import { Atalhos } from './atalhos.tsx'
import { CompartilhamentoCarrinho } from './compartilhamento-carrinho.tsx'
import { useEmptyCarrinho } from './use-empty-carrinho.ts'
import './opcoes.css'
import { useSaveComoLista } from './use-save-como-lista.ts'

/** Actions on the whole cart: paste an order, share, keep as a list, print, empty (ux 1.6.7). */
export function OpcoesDoCarrinho() {
  const isLocked = useBloqueado()
  return (
    <div className="opcoes-carrinho">
      {!isLocked && <PedirPreco />}
      {!isLocked && <LinkColagem className={buttonClass({ variant: 'ghost' })} />}
      <CompartilhamentoCarrinho />
      <GuardarComoLista />
      <Imprimir />
      <Atalhos />
      {!isLocked && <Esvaziar />}
    </div>
  )
}

/** Asks the team for a better price of this cart, for oneself or for the client that one sells for. */
function PedirPreco() {
  const { slug } = useLoja()
  const temChat = useModulo('chat')
  const isCliente = Boolean(useSessao()?.idcliente)
  if (!isCliente || !temChat) return null
  return (
    <Form method="post" action={urlsChat.conversas(slug)}>
      <Button type="submit" variant="ghost" icon="handshake" name="assunto" value="preco">
        Pedir melhor preço
      </Button>
    </Form>
  )
}

function GuardarComoLista() {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const isCliente = Boolean(useSessao()?.idcliente)
  const isVisitante = useSessao() === null
  const { save, isBusy } = useSaveComoLista()
  if (isVisitante) {
    return (
      <Link className={buttonClass({ variant: 'ghost' })} to={urls.entrar(slug, pathname)}>
        <Icon name="list-plus" /> Entrar para guardar como lista
      </Link>
    )
  }
  if (!isCliente) return null
  return (
    <Button variant="ghost" icon="list-plus" loading={isBusy} onClick={() => void save()}>
      Guardar como lista
    </Button>
  )
}

/** Only the cart's page has a print style, so from the drawer it opens that page first. */
function Imprimir() {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  async function onPress() {
    await import('./impressao.css').catch(() => {})
    if (pathname !== urls.carrinho(slug)) await navigate(urls.carrinho(slug))
    // Once the page and the closed drawer are painted.
    setTimeout(() => window.print(), 300)
  }
  return (
    <Button variant="ghost" icon="printer" onClick={() => void onPress()}>
      Imprimir orçamento
    </Button>
  )
}

/** Asks before it empties the cart, saying how many lines go; the notice that follows offers to undo it. */
function Esvaziar() {
  const linhas = useCarrinho(({ itens }) => itens.length)
  const emptyCarrinho = useEmptyCarrinho()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="ghost" icon="trash-2" onClick={() => setAsking(true)}>
        Esvaziar carrinho
      </Button>
      <Modal
        open={isAsking}
        onClose={close}
        title="Esvaziar o carrinho?"
        foot={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={close}>
              Manter
            </Button>
            <Button onClick={emptyCarrinho}>Esvaziar</Button>
          </div>
        }
      >
        {isAsking && <p>{pluralize(linhas, 'produto sai', 'produtos saem')} do carrinho.</p>}
      </Modal>
    </>
  )
}
