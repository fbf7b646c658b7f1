import { lazy } from 'react'
import { useLocation } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'

import { useCarrinho } from './carrinho/provider.tsx'
import { VigiaSessao } from './acesso/vigia-sessao.tsx'
import { Pendente } from './pendente.tsx'
import { Parte } from './shell/parte.tsx'

const ModalTermos = lazy(() => import('./termo/modal-termos.tsx').then((m) => ({ default: m.ModalTermos })))
const MensagemModal = lazy(() =>
  import('./cliente/mensagem-modal.tsx').then((m) => ({ default: m.MensagemModal })),
)
const DepoisDoLogin = lazy(() =>
  import('./lugar/depois-do-login.tsx').then((m) => ({ default: m.DepoisDoLogin })),
)

const FaturasDepoisDoLogin = lazy(() =>
  import('./fatura/depois-do-login.tsx').then((m) => ({ default: m.FaturasDepoisDoLogin })),
)

/** The page itself comes first (docs/bytes.md). */
const ConversaNaLoja = lazy(() =>
  new Promise((resolve) => {
    setTimeout(resolve, 3000)
  })
    .then(() => import('./conversa-na-loja.tsx'))
    .then((m) => ({ default: m.ConversaNaLoja })),
)

/** What only some sessions need is in files of its own; one that is missing leaves the page as it is. */
export function AvisosDaSessao({
  sessao,
  hasLoggedIn,
  encerrada,
}: {
  sessao: ConfiguracoesCliente
  /** The login happened on this page. */
  hasLoggedIn: boolean
  /** The session is over, and the page already shows what a visitor sees. */
  encerrada: boolean
}) {
  const { pathname } = useLocation()
  const doCarrinho = useCarrinho(({ mensagemModal }) => mensagemModal)
  // One modal for both: the cart is answered more often than the session.
  const mensagens = [sessao.mensagemModal, doCarrinho].filter((mensagem) => mensagem !== null)
  if (encerrada) return <VigiaSessao sessao={sessao} encerrada />
  const asksTermos = !sessao.termosuso && !/\/(termos|sair)$/.test(pathname)
  return (
    <>
      <VigiaSessao sessao={sessao} />
      <Pendente sessao={sessao} />
      <Parte calada>
        {asksTermos && <ModalTermos sessao={sessao} />}
        {mensagens.length > 0 && <MensagemModal mensagens={mensagens} />}
        {hasLoggedIn && sessao.limiteCreditoTotal > 0 && <FaturasDepoisDoLogin sessao={sessao} />}
        {hasLoggedIn && <DepoisDoLogin sessao={sessao} />}
      </Parte>
      <Parte calada>
        <ConversaNaLoja idcliente={sessao.idcliente} />
      </Parte>
    </>
  )
}
