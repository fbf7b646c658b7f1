import { Link } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { Icon } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useLoja, useSessao } from '#shell'

/** For who may only prepare orders and has one in the cart: the way to ask for approval, which comes back to this room. */
export function ConviteAprovacao({ sala }: { sala: string }) {
  const { slug } = useLoja()
  const sessao = useSessao()
  const hasItens = useCarrinho(({ itens }) => itens.length > 0)
  const prepara = sessao?.papel === 'usuario vinculado' || sessao?.papel === 'cliente'
  if (!hasItens || !prepara || sessao.userSubmission.canSubmitOrder) return null
  return (
    <p className="px-4 pb-1">
      <Link
        className="link inline-flex min-h-ctl items-center gap-1.5 text-12"
        to={urlsChat.pedirAprovacao(slug, sala)}
      >
        <Icon name="file-check-2" size={16} /> Pedir aprovação do carrinho
      </Link>
    </p>
  )
}
