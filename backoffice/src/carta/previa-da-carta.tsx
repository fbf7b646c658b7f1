import { useEffect, useState } from 'react'

import type { CartaMostrada } from '@vitrine/contract'
import { Button, Notice, showToast } from '@vitrine/ui'

import { TrocaDeAparelho, type Aparelho } from '#publicacao'
import { api, useTrabalho } from '#shell'

import type { Escrita } from './escrita.ts'

const larguras = { celular: 390, computador: 680 } as const
/** Nobody reads between two keys. */
const ESPERA_MS = 400

/** How the letter arrives, with sample parts; and a try of it to oneself. */
export function PreviaDaCarta({ modelo, escrita }: { modelo: string; escrita: Escrita }) {
  const { idfornecedor } = useTrabalho().loja
  const { mostrada, erro } = useMostrada(modelo, escrita)
  const [aparelho, setAparelho] = useState<Aparelho>('celular')
  const [isEspera, setEspera] = useState(false)
  async function send() {
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/cartas/{modelo}/teste', {
      params: { idfornecedor, modelo },
      body: escrita,
    })
    setEspera(false)
    const recusa = resposta.ok ? '' : (Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error)
    showToast(resposta.ok ? resposta.dados.mensagem : recusa)
  }
  return (
    <section className="previa" aria-label="Prévia da carta">
      <h2>Como chega</h2>
      <div className="previa-modos">
        <TrocaDeAparelho aparelho={aparelho} onAparelho={setAparelho} />
        <Button variant="outline" size="s" loading={isEspera} onClick={() => void send()}>
          Enviar teste para mim
        </Button>
      </div>
      {erro && (
        <Notice small tone="warning" live="status">
          {erro}
        </Notice>
      )}
      {mostrada && (
        <>
          <p>
            <b>Assunto:</b> {mostrada.assunto}
          </p>
          <div className="carta-caixa">
            <iframe
              title={`A carta: ${mostrada.assunto}`}
              sandbox=""
              srcDoc={mostrada.html}
              style={{ width: larguras[aparelho] }}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** What was shown last stays while something is wrong. */
function useMostrada(modelo: string, { assunto, texto }: Escrita) {
  const { idfornecedor } = useTrabalho().loja
  const [mostrada, setMostrada] = useState<CartaMostrada | null>(null)
  const [erro, setErro] = useState('')
  useEffect(() => {
    let isAtual = true
    const timer = setTimeout(() => void show(), ESPERA_MS)
    return () => {
      isAtual = false
      clearTimeout(timer)
    }
    async function show() {
      const resposta = await api('POST /painel/v1/{idfornecedor}/cartas/{modelo}/previa', {
        params: { idfornecedor, modelo },
        body: { assunto, texto },
      })
      if (!isAtual) return
      if (resposta.ok) setMostrada(resposta.dados)
      setErro(resposta.ok ? '' : (Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error))
    }
  }, [idfornecedor, modelo, assunto, texto])
  return { mostrada, erro }
}
