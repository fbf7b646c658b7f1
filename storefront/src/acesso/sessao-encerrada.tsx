import { useLocation } from 'react-router'

import { Button, Modal, Notice } from '@vitrine/ui'

import { FormularioEntrar } from './formulario-entrar.tsx'

/** A session that ended, said over the page; whoever logs in again finds everything as typed (§8, ux 1.19.3). */
export function SessaoEncerrada({
  login,
  texto,
  onLeave,
}: {
  login: string
  texto: string
  onLeave: () => void
}) {
  // With its hash: an open panel holds what was typed.
  const { pathname, search, hash } = useLocation()
  return (
    <Modal
      open
      onClose={onLeave}
      title="Sessão expirada"
      foot={
        <Button variant="outline" block onClick={onLeave}>
          Continuar sem entrar
        </Button>
      }
    >
      <Notice tone="warning" className="mb-4" live="status">
        {texto}
      </Notice>
      <p className="mb-4 text-ink-muted">O que você digitou nesta página continua aqui.</p>
      <FormularioEntrar
        voltar={pathname + search + hash}
        estado={{ etapa: login ? 'senha' : 'login', login, erro: null }}
        fica
      />
    </Modal>
  )
}
