import { Link } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Notice } from '@vitrine/ui'

import { useLoja, useSessao } from './raiz.ts'

/** Asks again, in the account and after an order, who reads the mailbox of this login (decision 0059); nothing once that is known. */
export function AvisoEmail({ className }: { className?: string }) {
  const { slug } = useLoja()
  const sessao = useSessao()
  if (!sessao || sessao.emailConfirmado) return null
  return (
    <Notice
      tone="warning"
      icon="mail"
      title="Confirme seu e-mail."
      className={className}
      action={<Link to={urlsAcesso.email(slug)}>Confirmar</Link>}
    >
      Assim sabemos que {sessao.email} é seu, e que nossas mensagens chegam.
    </Notice>
  )
}
