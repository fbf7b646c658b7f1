import { useState } from 'react'

import type { MensagemModal as Mensagem } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Modal } from '@vitrine/ui'

import { useHydrated } from './navegador.ts'
import { useModulo, useRaiz } from './raiz.ts'

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
  if (!sessao) return null
  const chave = [loja?.idfornecedor, sessao.idcliente, mensagem.titulo].join('|')
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
          {loja && temListas && sessao.cadastro_aprovado === false && (
            <Button href={urls.listas(loja.slug)} variant="outline" onClick={close}>
              Montar minha lista
            </Button>
          )}
          <Button onClick={close}>Entendi</Button>
        </>
      }
    >
      <p>{mensagem.texto}</p>
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
