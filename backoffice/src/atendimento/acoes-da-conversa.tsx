import { Button } from '@vitrine/ui'

import { useTeclas } from '#shell'

import { MenuAdiar } from './menu-adiar.tsx'
import { MenuDono } from './menu-dono.tsx'
import type { DaEquipe } from './use-da-equipe.ts'

/** What the team does with a conversation: who answers it, until when it is put off, whether it is done (`e`). */
export function AcoesDaConversa({ daEquipe }: { daEquipe: DaEquipe }) {
  const { conversa, isEspera, setEstado } = daEquipe
  const isResolvida = conversa.estado === 'RESOLVIDA'
  const toggle = () => void setEstado(isResolvida ? 'ABERTA' : 'RESOLVIDA')
  useTeclas({ e: toggle })
  return (
    <div className="cv-acoes">
      <MenuDono daEquipe={daEquipe} />
      {!isResolvida && <MenuAdiar daEquipe={daEquipe} />}
      <Button
        variant="outline"
        size="s"
        icon={isResolvida ? 'undo-2' : 'check'}
        loading={isEspera}
        aria-keyshortcuts="e"
        onClick={toggle}
      >
        {isResolvida ? 'Reabrir' : 'Resolver'}
      </Button>
    </div>
  )
}
