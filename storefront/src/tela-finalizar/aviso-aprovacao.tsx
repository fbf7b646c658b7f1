import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import { joinNomes } from '#submissao'

/** Who answers what this login prepares; where nobody can, what to do (ux 1.8.4). */
export function AvisoAprovacao({ aprovadores }: { aprovadores: readonly string[] }) {
  const { slug } = useLoja()
  if (aprovadores.length === 0) {
    return (
      <Notice
        tone="danger"
        title="Ninguém da empresa pode enviar este pedido."
        className="mb-5"
        action={<Link to={urlsAcesso.usuarios(slug)}>Usuários</Link>}
      >
        Quem administra o cadastro precisa dar a alguém a permissão de enviar pedidos, em “Usuários”.
      </Notice>
    )
  }
  return (
    <Notice
      icon="hourglass"
      title="Seu acesso prepara, outra pessoa envia."
      className="mb-5"
      action={<Link to={urls.aprovacoes(slug)}>Ver aprovações</Link>}
    >
      Quem aprova: {joinNomes(aprovadores)}. O pedido vai como está nesta página, com entrega, pagamento e
      observação; o carrinho pode mudar depois.
    </Notice>
  )
}
