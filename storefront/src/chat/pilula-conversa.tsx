import { Link } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { pluralize } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { useLoja } from '#shell'

import './pilula-conversa.css'

export function PilulaConversa({ notificacoes }: { notificacoes: number }) {
  const { slug } = useLoja()
  return (
    <Link className="aviso-conversa print:hidden" to={urlsChat.conversas(slug)}>
      <Icon name="message-circle" />
      {pluralize(notificacoes, 'mensagem nova', 'mensagens novas')}
    </Link>
  )
}
