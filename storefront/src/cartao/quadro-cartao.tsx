import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { CartaoSalvo } from '@vitrine/contract'
import { Notice } from '@vitrine/ui'

import { offerCampos, type CartaoTokenizado } from './hold-submit.ts'

export interface QuadroCartaoProps {
  pagina: string
  /** The card that the provider keeps: only its code is asked for. */
  salvo?: CartaoSalvo | null
  /** The card is to be saved. */
  guardar?: boolean
}

/** A frame of the provider, which no script of the shop can look into, with the card's fields: asked by message for a token, it answers one, or says what is missing. */
export function QuadroCartao({ pagina, salvo = null, guardar = false }: QuadroCartaoProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [erro, setErro] = useState<string | null>(null)
  const altura = useAltura(frame, salvo ? 90 : 404)
  useEffect(
    () =>
      offerCampos(async () => {
        setErro(null)
        const answer = await ask(frame.current)
        if (!('token' in answer)) {
          setErro(answer.mensagem)
          return null
        }
        // The token that pays is valid once; saving the card needs a second one.
        const outro = guardar ? await ask(frame.current) : null
        const saved = { bandeira: salvo?.bandeira ?? answer.bandeira, final: salvo?.final ?? answer.final }
        return { ...answer, ...saved, ...(outro && 'token' in outro && { tokenGuardar: outro.token }) }
      }),
    [guardar, salvo],
  )
  return (
    <>
      <iframe
        ref={frame}
        src={salvo ? `${pagina}?salvo=${encodeURIComponent(salvo.referencia)}` : pagina}
        title="Dados do cartão"
        sandbox="allow-scripts allow-forms"
        className="w-full rounded-md"
        style={{ height: altura, border: 0 }}
      />
      {erro && (
        <Notice tone="danger" small live="alert">
          {erro}
        </Notice>
      )}
    </>
  )
}

const ALTURA_MAXIMA = 700

/** As tall as the frame says that its page is; until then, and where it says nothing, as usual. */
function useAltura(frame: RefObject<HTMLIFrameElement | null>, usual: number): number {
  const [altura, setAltura] = useState(usual)
  useEffect(() => {
    function onMessage({ source, data }: MessageEvent<{ tipo?: unknown; altura?: unknown } | null>) {
      if (source !== frame.current?.contentWindow || data?.tipo !== 'vitrine:altura') return
      const dita = Number(data.altura)
      if (dita > 0) setAltura(Math.min(dita, ALTURA_MAXIMA))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame])
  return altura
}

const ESPERA_MS = 15_000

function ask(frame: HTMLIFrameElement | null): Promise<CartaoTokenizado | { mensagem: string }> {
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => finish({ mensagem: 'O banco não respondeu. Confira a conexão e tente de novo.' }),
      ESPERA_MS,
    )
    function finish(answer: CartaoTokenizado | { mensagem: string }) {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      resolve(answer)
    }
    function onMessage({ source, data }: MessageEvent<Record<string, string> | null>) {
      if (source !== frame?.contentWindow || data?.id !== id) return
      const { token, bandeira = '', final = '', mensagem = '' } = data
      finish(token ? { token, bandeira, final } : { mensagem })
    }
    addEventListener('message', onMessage)
    // A sandbox has no origin to name; only a number goes there.
    frame?.contentWindow?.postMessage({ tipo: 'vitrine:tokenizar', id }, '*')
  })
}
