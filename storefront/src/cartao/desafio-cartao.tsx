import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Pagamento } from '@vitrine/contract'
import { Button, Countdown, Notice, Panel } from '@vitrine/ui'

type Desafio = NonNullable<NonNullable<Pagamento['cartao']>['desafio']>

interface DesafioCartaoProps {
  desafio: Desafio
  /** How its order is read again, where it is not the page's own. */
  reread?: () => Promise<void>
}

/** How often the shop is asked while the bank's page is open: its own word comes by itself, where it comes. */
const ESPERA_MS = 3000

/**
 * The bank asks the holder of the card (3-D Secure): its page in a sheet of full height, for as long as it waits. Closed, it
 * can be opened again; over, another way to pay is below (ux 1.8.5).
 */
export function DesafioCartao({ desafio, reread: rereadPedido }: DesafioCartaoProps) {
  const { revalidate: rereadPagina } = useRevalidator()
  const reread = rereadPedido ?? rereadPagina
  const [isOver, setOver] = useState(() => new Date(desafio.expira_em) <= new Date())
  const [isOpen, setOpen] = useState(!isOver)
  useEffect(() => {
    const left = new Date(desafio.expira_em).getTime() - Date.now()
    const timer = setTimeout(() => {
      setOver(true)
      setOpen(false)
      void reread()
    }, left)
    return () => clearTimeout(timer)
  }, [desafio.expira_em, reread])
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void reread(), ESPERA_MS)
    return () => clearInterval(timer)
  }, [isOpen, reread])
  if (isOver) {
    return (
      <Notice tone="warning" live="status" title="O tempo para confirmar no banco acabou.">
        Nada foi cobrado. Em instantes você poderá escolher outra forma de pagamento.
      </Notice>
    )
  }
  return (
    <>
      <Notice
        icon="shield-check"
        title="Seu banco quer confirmar que é você."
        action={<Button onClick={() => setOpen(true)}>Confirmar no banco</Button>}
      >
        Sem isso o cartão não é aceito. O pedido está guardado.
      </Notice>
      <Panel
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Confirmação do banco"
        aside={<Countdown until={desafio.expira_em} />}
        size="l"
        bare
      >
        {isOpen && <Pagina desafio={desafio} onAnswer={() => void reread()} />}
      </Panel>
    </>
  )
}

/** A frame that knows nothing of the shop; what the bank posts to it is only a sign to ask the shop. */
function Pagina({ desafio: { url, creq }, onAnswer }: { desafio: Desafio; onAnswer: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => form.current?.submit(), [])
  useEffect(() => {
    const onMessage = ({ source }: MessageEvent) => {
      if (source === frame.current?.contentWindow) onAnswer()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [onAnswer])
  return (
    <>
      <iframe
        ref={frame}
        name="desafio-do-banco"
        title="Página do seu banco"
        {...(creq === null && { src: url })}
        // A sandbox that keeps our origin would not restrain a page of our own.
        sandbox={`allow-scripts allow-forms${url.startsWith('/') ? '' : ' allow-same-origin'}`}
        className="block w-full bg-white"
        style={{ height: '100%', border: 0 }}
      />
      {creq !== null && (
        <form ref={form} method="post" action={url} target="desafio-do-banco" hidden>
          <input type="hidden" name="creq" value={creq} />
        </form>
      )}
    </>
  )
}
