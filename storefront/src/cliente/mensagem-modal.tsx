import { useState } from 'react'

import type { MensagemModal as Mensagem } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, Modal } from '@vitrine/ui'

import { EnquantoIsso } from '#acesso'
import { useHydrated, useModulo, useRaiz } from '#shell'

const KEY = 'vitrine_mensagem_lida'

/**
 * What the server has to say to who is logged in (`mensagemModal` of session and cart, §2, §3): after a registration that
 * waits for approval, 'Cadastro em análise' (§4). Once read, it stays closed in this browser.
 */
export function MensagemModal({ mensagem }: { mensagem: Mensagem }) {
  const { loja, sessao } = useRaiz()
  const isHydrated = useHydrated()
  const temListas = useModulo('lista-compras')
  const [lida, setLida] = useState<string | null>(null)
  if (!sessao || !loja) return null
  const chave = [loja.idfornecedor, sessao.idcliente, mensagem.titulo].join('|')
  const situacao = sessao.situacao_cadastro
  function close() {
    keepLida(chave)
    setLida(chave)
  }
  return (
    <Modal
      open={isHydrated && lida !== chave && readLida() !== chave}
      onClose={close}
      title={mensagem.titulo}
      foot={
        <>
          <Button onClick={close} variant="outline">
            Entendi
          </Button>
          {situacao === 'analise' && temListas && (
            <Button href={urls.listas(loja.slug)} onClick={close}>
              Montar minha lista
            </Button>
          )}
          {situacao === 'recusado' && (
            <Button href={urlsAcesso.situacao(loja.slug)} onClick={close}>
              Ver o motivo
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4">{mensagem.texto}</p>
      {situacao === 'analise' && <EnquantoIsso />}
    </Modal>
  )
}

/** A browser that keeps nothing shows the message again. */
function readLida(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keepLida(chave: string): void {
  try {
    localStorage.setItem(KEY, chave)
  } catch {
    // Nothing is kept here: the message comes again.
  }
}
