import { useLocation } from 'react-router'

import { Button, Modal, Notice } from '@vitrine/ui'

import { takeSessaoNova } from '#shell'

import { forgetUsuario } from '#consentimento'

import { FormularioEntrar } from './formulario-entrar.tsx'

/** A session that ended, said over the page; whoever logs in again finds everything as typed (§8, ux 1.19.3). */
export function SessaoEncerrada({ login, texto }: { login: string; texto: string }) {
  // With its hash: an open panel holds what was typed.
  const { pathname, search, hash } = useLocation()
  return (
    <Modal
      open
      onClose={leave}
      title="Sessão expirada"
      foot={
        <Button variant="outline" block onClick={leave}>
          Continuar sem entrar
        </Button>
      }
    >
      <Notice tone="warning" className="mb-4" live="status">
        {texto}
      </Notice>
      <p className="mb-4 text-ink-muted">O que você digitou nesta página continua aqui.</p>
      {/* A login that is accepted reads the page anew. */}
      <div onSubmit={takeSessaoNova}>
        <FormularioEntrar
          voltar={pathname + search + hash}
          estado={{ etapa: login ? 'senha' : 'login', login, erro: null }}
          fica
        />
      </div>
    </Modal>
  )
}

/** Goes on as a visitor: everything of the person who was logged in is removed first. */
function leave() {
  void forgetUsuario()
    .catch(() => {})
    .then(() => location.reload())
}
