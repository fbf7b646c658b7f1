import { ligacaoOf, useEstadoLigacao } from '@vitrine/conversa'
import { Button, Notice, useOffline } from '@vitrine/ui'

/** What stands between the room and the shop, while something does (ux 0.1, 3.11). */
export function AvisoLigacao({ idfornecedor }: { idfornecedor: string }) {
  const isOffline = useOffline()
  const estado = useEstadoLigacao({ idfornecedor })
  if (isOffline)
    return (
      <Notice small tone="warning" icon="wifi-off" live="status" className="cv-aviso">
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
      className="cv-aviso"
      action={
        <Button variant="outline" size="s" onClick={() => ligacaoOf({ idfornecedor }).reconnect()}>
          Reconectar
        </Button>
      }
    >
      Sem conexão ao vivo. Buscamos mensagens novas a cada 10 segundos.
    </Notice>
  )
}
