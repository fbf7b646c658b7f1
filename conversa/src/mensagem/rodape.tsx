import type { LadoChat, LeituraChat, MensagemChat } from '@vitrine/contract'
import { estadoOf, type EstadoMensagem } from '@vitrine/rules/chat'
import { formatHoraDe } from '@vitrine/rules/data'
import { Icon, type IconName } from '@vitrine/ui'

interface RodapeProps {
  mensagem: MensagemChat
  /** The side that looks: how far its own messages came is said. */
  nosso: LadoChat
  outroLado: LeituraChat
  fuso: string
  /** Who wrote it, where that is said here. */
  nome?: string
}

const marcas: Record<EstadoMensagem, IconName> = {
  enviada: 'check',
  entregue: 'check-check',
  lida: 'check-check',
}

/** When it was written, whether it was changed, how far it came. */
export function Rodape({ mensagem, nosso, outroLado, fuso, nome }: RodapeProps) {
  const { quando, editada_em, retirada_em, lado, sequencia, interna } = mensagem
  const estado = lado === nosso && !retirada_em && !interna ? estadoOf(sequencia, outroLado) : null
  return (
    <small className="msg-hora">
      {nome && `${nome}, `}
      {editada_em && !retirada_em && 'editada, '}
      <time dateTime={quando}>{formatHoraDe(quando, fuso)}</time>
      {estado && (
        <span data-estado={estado}>
          <Icon name={marcas[estado]} size={16} />
          {estado}
        </span>
      )}
    </small>
  )
}
