import { useState } from 'react'

import type { MensagemModal as Mensagem } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, Modal } from '@vitrine/ui'

import { EnquantoIsso } from '#cadastro'
import { mayKeepUsuario } from '#consentimento'
import { useHydrated, useModulo, useRaiz } from '#shell'

const KEY = 'vitrine_mensagem_lida'
const MAX_LIDAS = 20

/**
 * What the server has to say to whoever is logged in (`mensagemModal` of session and cart, §2, §3): after a registration that
 * waits for approval, 'Cadastro em análise' (§4). Once read, it stays closed in this browser.
 */
export function MensagemModal({ mensagens }: { mensagens: readonly Mensagem[] }) {
  const { loja, sessao } = useRaiz()
  const isHydrated = useHydrated()
  const temListas = useModulo('lista-compras')
  const [lidas, setLidas] = useState<readonly string[]>([])
  if (!sessao || !loja || !isHydrated) return null
  const chaveOf = ({ titulo }: Mensagem) => [loja.idfornecedor, sessao.idcliente, titulo].join('|')
  const todas = new Set([...lidas, ...readLidas()])
  const mensagem = mensagens.find((each) => !todas.has(chaveOf(each)))
  const situacao = sessao.situacao_cadastro
  function close() {
    if (!mensagem) return
    keepLida(chaveOf(mensagem))
    setLidas([...lidas, chaveOf(mensagem)])
  }
  return (
    <Modal
      open={mensagem !== undefined}
      onClose={close}
      title={mensagem?.titulo ?? ''}
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
          {situacao === null && (
            <Button href={urlsAcesso.situacao(loja.slug)} onClick={close}>
              Pedir cadastro
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
      <p className="mb-4">{mensagem?.texto}</p>
      {situacao === 'analise' && <EnquantoIsso />}
    </Modal>
  )
}

/** When storage is off, the message is shown again. */
function readLidas(): string[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(lidas) ? (lidas as string[]) : [] // written by keepLida
  } catch {
    return []
  }
}

function keepLida(chave: string): void {
  if (!mayKeepUsuario()) return
  try {
    localStorage.setItem(KEY, JSON.stringify([chave, ...readLidas()].slice(0, MAX_LIDAS)))
  } catch {
    // Storage is off: the message will be shown again.
  }
}
