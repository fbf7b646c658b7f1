import { ligacaoOf, useEstadoLigacao, type QuemConversa } from '@vitrine/conversa'
import { Button, Notice, useOffline } from '@vitrine/ui'

/** What stands between the room and the shop, while something does (ux 0.1, 1.18.2, 3.11). */
export function AvisoLigacao({ quem }: { quem: QuemConversa }) {
  const isOffline = useOffline()
  const estado = useEstadoLigacao(quem)
  if (isOffline)
    return (
      <Notice small tone="warning" icon="wifi-off" live="status" className="msg-aviso">
        Sem conexão. O que você escrever fica guardado e sai quando ela voltar.
      </Notice>
    )
  if (estado !== 'por-chamadas') return null
  return (
    <Notice
      small
      tone="warning"
      icon="wifi-off"
      live="status"
      className="msg-aviso"
      action={
        <Button variant="outline" size="s" onClick={() => ligacaoOf(quem).reconnect()}>
          Reconectar
        </Button>
      }
    >
      Sem conexão ao vivo. Buscamos mensagens novas a cada 10 segundos.
    </Notice>
  )
}
